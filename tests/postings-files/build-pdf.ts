/** A handmade PDF of the given objects, numbered from 1; the first one is the catalog. */
export function buildPdf(objects: (string | { dictionary: string; data: Uint8Array })[], trailer = ""): Uint8Array {
  const pieces: Buffer[] = [Buffer.from("%PDF-1.7\n")]
  const offsets: number[] = []
  let length = pieces[0]?.length ?? 0
  const add = (piece: Buffer) => {
    pieces.push(piece)
    length += piece.length
  }
  for (const [at, object] of objects.entries()) {
    offsets.push(length)
    if (typeof object === "string") add(Buffer.from(`${at + 1} 0 obj\n${object}\nendobj\n`))
    else {
      add(Buffer.from(`${at + 1} 0 obj\n<< ${object.dictionary} /Length ${object.data.length} >>\nstream\n`))
      add(Buffer.from(object.data))
      add(Buffer.from("\nendstream\nendobj\n"))
    }
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")
  const size = objects.length + 1
  add(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return new Uint8Array(Buffer.concat(pieces))
}

/** A single page with the given content stream (object 4). Further objects start at number 6. */
export function onePage(
  content: { dictionary: string; data: Uint8Array },
  more: (string | { dictionary: string; data: Uint8Array })[] = [],
  resources = "",
): Uint8Array {
  return buildPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    content,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...more,
  ])
}
