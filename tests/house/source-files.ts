import { readdirSync, readFileSync } from "node:fs"
import { join, normalize } from "node:path"
import { fileURLToPath } from "node:url"
import ts from "typescript"

export const root = fileURLToPath(new URL("../..", import.meta.url))

export interface SourceFile {
  /** Relative to the project's root, with forward slashes. */
  path: string
  lines: number
  tree: ts.SourceFile
  /** The file's imports, including types: a path from the root without its extension, or a package name. */
  imports: string[]
}

export function sourceFiles(folders: string[]): SourceFile[] {
  return folders
    .flatMap((folder) => listFiles(folder))
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), "utf8")
      const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
      return { path, lines: text.trimEnd().split("\n").length, tree, imports: importsOf(path, tree) }
    })
}

function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes("node_modules"))
}

function importsOf(path: string, tree: ts.SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const from =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined
    if (from && ts.isStringLiteral(from)) found.push(from.text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found.map((name) => (name.startsWith(".") ? normalize(join(path, "..", name)) : name))
}

/** Lists every matching node of a file as `line: text`. */
export function nodesOf({ tree }: SourceFile, matches: (node: ts.Node) => boolean): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (matches(node)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${line + 1}: ${node.parent.getText().slice(0, 80)}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}
