import ts from "typescript"
import { type SourceFile, sourceFiles } from "../house/source-files"

/** A text that a user may see: in a page, a message, a notification, a document or the API's contract. */
export interface VisibleString {
  file: string
  line: number
  text: string
}

/** Attributes and calls whose strings are for machines. */
const machine =
  /^(className|triggerClassName|panelClassName|d|viewBox|transform|rel|autoComplete|style|points|sizes|pattern|accept|href|to|action|cx|clsx|sql|prepare|querySelector|querySelectorAll|closest|matches|matchMedia|buttonStyle|RegExp|import|Error|TypeError)$/

/** Words and grammars of the text readers, which no page shows. */
const data =
  /^app\/domain\/(language|evidence\/verifier|achievements\/reading|job-analysis\/(reading|match|skills|provider)|rubric\/clauses|influence\/(rubric\/word-patterns|analysis\/provider)|writer\/provider\/(provider-|rounds\/rewrite)|career\/.*(parse|sections)|resume-import\/reading|ai\/redaction|influence\/exports|resume\/(style|fonts)|demo\/personas|exports\/(pdf|docx))/

/** Every visible string of the product, in file order. */
export function visibleStrings(): VisibleString[] {
  return sourceFiles(["app"])
    .filter(({ path }) => !/\.test\.tsx?$/.test(path) && !data.test(path))
    .flatMap(stringsOf)
}

function stringsOf({ path, tree }: SourceFile): VisibleString[] {
  const found: VisibleString[] = []
  const add = (node: ts.Node, given: string) => {
    const text = given.replace(/\s+/g, " ").trim()
    if (!isProse(text, ts.isJsxText(node))) return
    found.push({ file: path, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, text })
  }
  const visit = (node: ts.Node): void => {
    if (isMachines(node)) return
    if (ts.isJsxText(node)) add(node, node.text)
    else if (ts.isTemplateExpression(node)) {
      add(node, node.head.text + node.templateSpans.map(({ literal }) => `{…}${literal.text}`).join(""))
    } else if (ts.isStringLiteralLike(node)) add(node, node.text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function isMachines(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true
  if (ts.isJsxAttribute(node)) return machine.test(node.name.getText())
  if (ts.isTaggedTemplateExpression(node)) return true
  if (ts.isNewExpression(node) || ts.isCallExpression(node))
    return machine.test(node.expression.getText().split(".").at(-1) ?? "")
  return false
}

/** A single word must be capitalized; several words must not be class names or a query. */
function isProse(text: string, inPage: boolean): boolean {
  if (!/[a-z]{2}/.test(text) || /^(select|insert|update|delete|with|create) /i.test(text)) return false
  if (inPage) return true
  if (/[a-z]-\[|:[a-z]+-|\b(flex|grid|text-\w+|px-\d|mt-\d)\b|=>|[<>{}]{2}|^\w+\/[\w/.-]+$/.test(text)) return false
  const words = text.split(" ").filter((word) => /^[“"'(]?[A-Za-z][a-z’']*[.,:;?!”")]*$/.test(word))
  return words.length >= 2 ? /^[A-Z“‘({]|[.?!]$/.test(text) || words.length >= 3 : /^[A-Z][a-z]+[.…]*$/.test(text)
}
