import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from "docx"
import type { Block, BlockTag, Run, Sheet } from "../block"
import { type Paper, paperSizes } from "../paper"
import type { RoleStyle, SheetStyle } from "../style"

/** Converts points to twips (twentieths of a point), Word's unit. */
const twips = (points: number) => Math.round(points * 20)

const levels: Partial<Record<BlockTag, (typeof HeadingLevel)[keyof typeof HeadingLevel]>> = {
  H1: HeadingLevel.TITLE,
  H2: HeadingLevel.HEADING_1,
  H3: HeadingLevel.HEADING_2,
}

/**
 * Writes a sheet as a Word document: real headings, lists and tabs, without tables or text boxes, which parsers read
 * out of order.
 */
export async function writeDocx(sheet: Sheet, style: SheetStyle, paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = paperSizes[paper]
  const { page, bullet, fonts } = style
  const document = new Document({
    ...{ title: sheet.title, creator: sheet.author, lastModifiedBy: sheet.author, description: "" },
    styles: { default: { document: { run: { font: fonts.text, language: languageOf(sheet) } } } },
    numbering: {
      config: [
        {
          reference: "bullets",
          levels: [{ level: 0, format: LevelFormat.BULLET, text: bullet.mark, alignment: AlignmentType.START }],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(width), height: twips(height) },
            margin: {
              top: twips(page.top),
              bottom: twips(page.bottom),
              left: twips(page.side),
              right: twips(page.side),
            },
          },
        },
        children: sheet.blocks.map((block) => paragraph(block, style, width - 2 * page.side, sheet.direction)),
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(document))
}

/** Word keeps the languages of right-to-left and of East Asian text apart from that of other text. */
const languageOf = ({ language, direction }: Sheet) => ({
  value: language,
  ...(direction === "rtl" && { bidirectional: language }),
  ...(/^(?:ja|ko|zh)$/.test(language) && { eastAsia: language }),
})

function paragraph(block: Block, style: SheetStyle, inner: number, direction: "ltr" | "rtl"): Paragraph {
  const { runs, end, aside, mark, inset, tag, keepWithNext, rule } = block
  const role = style.roles[block.role]
  const left = (inset ? style.column : 0) + (mark ? style.bullet.indent : 0)
  const hanging = aside ? style.column : mark ? style.bullet.indent : 0
  const size = Math.max(2, Math.round(style.rule.width * 8))
  const border = { style: BorderStyle.SINGLE, size, color: hex(style.rule.color), space: 2 }
  const { at } = style.rule
  return new Paragraph({
    ...(levels[tag] && { heading: levels[tag] }),
    bidirectional: direction === "rtl" || isRightToLeft(runs[0]?.text ?? ""),
    alignment: role.align === "center" ? AlignmentType.CENTER : AlignmentType.START,
    spacing: {
      before: twips(block.before ?? role.before),
      after: twips(role.after),
      line: Math.round(role.leading * 200),
    },
    indent: { start: twips(left), ...(hanging > 0 && { hanging: twips(hanging) }) },
    tabStops: [
      ...(aside ? [{ type: TabStopType.LEFT, position: twips(left) }] : []),
      ...(end ? [{ type: TabStopType.RIGHT, position: twips(inner) }] : []),
    ],
    ...(mark && { numbering: { reference: "bullets", level: 0 } }),
    ...(rule && at !== "none" && { border: at === "above" ? { top: border } : { bottom: border } }),
    keepNext: keepWithNext === true,
    keepLines: tag === "L",
    widowControl: true,
    children: [
      ...(aside ? [...text(aside, style), new TextRun({ children: [new Tab()] })] : []),
      ...runs.flatMap((run) => text(run, style)),
      ...(end ? [new TextRun({ children: [new Tab()] }), ...text(end, style)] : []),
    ],
  })
}

function text(run: Run, style: SheetStyle): ParagraphChild[] {
  const role: RoleStyle = style.roles[run.role]
  const part = new TextRun({
    text: clean(run.text),
    font: style.fonts[role.font],
    size: `${role.size}pt`,
    bold: role.bold,
    italics: role.italic,
    allCaps: role.caps,
    color: hex(role.color),
    characterSpacing: twips(role.tracking * role.size),
    rightToLeft: isRightToLeft(run.text),
  })
  return run.href ? [new ExternalHyperlink({ link: run.href, children: [part] })] : [part]
}

const hex = (color: string) => color.slice(1)

const clean = (given: string) => given.replace(/\s/g, " ").replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "")

const isRightToLeft = (given: string) =>
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(given)
