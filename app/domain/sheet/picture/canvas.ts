/** A command of a glyph outline, as fonts name them. */
export interface PathStep {
  command: string
  args: number[]
}

export type Color = readonly [red: number, green: number, blue: number]

/** Maps a point of an outline to pixels. */
type Place = (x: number, y: number) => [x: number, y: number]

/** The length in pixels of one straight segment of a flattened curve. */
const segmentLength = 4
const maxPieces = 60

/** A canvas of three bytes per pixel with antialiased fills. */
export class Canvas {
  readonly pixels: Uint8Array

  constructor(
    readonly width: number,
    readonly height: number,
    color: Color,
  ) {
    this.pixels = new Uint8Array(width * height * 3)
    for (let at = 0; at < this.pixels.length; at += 3) this.pixels.set(color, at)
  }

  /**
   * Fills an outline. Each edge adds the area that it covers in every pixel of its rows; the running sum from the left
   * is the share of a pixel inside the outline (the method of font-rs, R. Levien).
   */
  fill(path: readonly PathStep[], place: Place, color: Color): void {
    const edges = edgesOf(path, place)
    const [xs, ys] = [edges.flatMap(([a, , b]) => [a, b]), edges.flatMap(([, a, , b]) => [a, b])]
    const clamped = (value: number, most: number) => Math.min(Math.max(Math.floor(value), 0), most)
    const [left, top] = [clamped(Math.min(...xs), this.width), clamped(Math.min(...ys), this.height)]
    const [right, bottom] = [clamped(Math.max(...xs) + 2, this.width), clamped(Math.max(...ys) + 1, this.height)]
    const width = right - left
    if (edges.length === 0 || width <= 0 || bottom <= top) return
    const area = new Float32Array((width + 2) * (bottom - top))
    for (const [ax, ay, bx, by] of edges) addEdge(area, width, bottom - top, [ax - left, ay - top, bx - left, by - top])
    for (let row = 0; row < bottom - top; row++) {
      let inside = 0
      for (let column = 0; column < width; column++) {
        inside += area[row * (width + 2) + column] ?? 0
        const part = Math.min(1, Math.abs(inside))
        if (part > 0.004) this.mix(left + column, top + row, color, part)
      }
    }
  }

  private mix(x: number, y: number, color: Color, part: number): void {
    const at = (y * this.width + x) * 3
    for (const [channel, value] of color.entries()) {
      const under = this.pixels[at + channel] ?? 0
      this.pixels[at + channel] = Math.round(under + (value - under) * part)
    }
  }
}

type Edge = [ax: number, ay: number, bx: number, by: number]

function edgesOf(path: readonly PathStep[], place: Place): Edge[] {
  const edges: Edge[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const line = (toX: number, toY: number) => {
    const [[ax, ay], [bx, by]] = [place(x, y), place(toX, toY)]
    if (ay !== by) edges.push([ax, ay, bx, by])
    ;[x, y] = [toX, toY]
  }
  for (const { command, args } of path) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args
    const [x0, y0] = [x, y]
    if (command === "moveTo") {
      line(startX, startY)
      ;[x, y, startX, startY] = [a, b, a, b]
    } else if (command === "lineTo") line(a, b)
    else if (command === "closePath") line(startX, startY)
    else {
      const isCubic = command === "bezierCurveTo"
      const [[ax, ay], [bx, by]] = [place(x0, y0), isCubic ? place(e, f) : place(c, d)]
      const pieces = Math.min(maxPieces, 3 + Math.ceil((Math.abs(bx - ax) + Math.abs(by - ay)) / segmentLength))
      for (let step = 1; step <= pieces; step++) {
        const t = step / pieces
        const s = 1 - t
        const along = (from: number, one: number, two: number, three: number) =>
          isCubic
            ? s ** 3 * from + 3 * s * s * t * one + 3 * s * t * t * two + t ** 3 * three
            : s * s * from + 2 * s * t * one + t * t * two
        line(along(x0, a, c, e), along(y0, b, d, f))
      }
    }
  }
  line(startX, startY)
  return edges
}

function addEdge(area: Float32Array, width: number, height: number, [ax, ay, bx, by]: Edge): void {
  const direction = ay < by ? 1 : -1
  const [topX, topY, bottomX, bottomY] = ay < by ? [ax, ay, bx, by] : [bx, by, ax, ay]
  const slope = (bottomX - topX) / (bottomY - topY)
  for (let row = Math.max(0, Math.floor(topY)); row < Math.min(height, Math.ceil(bottomY)); row++) {
    const [from, to] = [Math.max(row, topY), Math.min(row + 1, bottomY)]
    const high = (to - from) * direction
    const within = (x: number) => Math.min(Math.max(x, 0), width)
    const [one, two] = [within(topX + (from - topY) * slope), within(topX + (to - topY) * slope)]
    const [x0, x1] = one < two ? [one, two] : [two, one]
    const [first, last] = [Math.floor(x0), Math.ceil(x1)]
    const start = row * (width + 2)
    const add = (column: number, value: number) => {
      area[start + column] = (area[start + column] ?? 0) + value
    }
    if (last <= first + 1) {
      const middle = (x0 + x1) / 2 - first
      add(first, high * (1 - middle))
      add(first + 1, high * middle)
      continue
    }
    // The share of the edge's height passed when it leaves a column, and the area that it leaves to its right there.
    const rate = high / (x1 - x0)
    let before = 0
    for (let column = first; column < last; column++) {
      const [enter, leave] = [Math.max(x0, column), Math.min(x1, column + 1)]
      const covered = rate * (leave - enter) * (column + 1 - (enter + leave) / 2)
      const passed = rate * (enter - x0)
      const now = passed + covered
      add(column, now - before)
      before = now
    }
    add(last, high - before)
  }
}
