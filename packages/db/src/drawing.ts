import sanitizeHtml from 'sanitize-html'

const shape = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-opacity', 'transform', 'opacity', 'id', 'class'],
]
const letters = [
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'text-anchor', 'dominant-baseline', 'baseline-shift'],
  ...shape,
]

const reading: sanitizeHtml.IOptions = {
  parser: { lowerCaseTags: false, lowerCaseAttributeNames: false, xmlMode: true },
  selfClosing: ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  parseStyleAttributes: false,
}

/** What a drawing needs and nothing else: no script, no style, no link, nothing fetched from elsewhere. */
const rules: sanitizeHtml.IOptions = {
  ...reading,
  allowedTags: [
    ...['svg', 'title', 'desc', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text'],
    'tspan',
  ],
  allowedAttributes: {
    svg: ['xmlns', 'version', 'viewBox', 'preserveAspectRatio', 'width', 'height', 'role', ...letters],
    g: letters,
    path: ['d', ...shape],
    rect: ['x', 'y', 'width', 'height', 'rx', 'ry', ...shape],
    circle: ['cx', 'cy', 'r', ...shape],
    ellipse: ['cx', 'cy', 'rx', 'ry', ...shape],
    line: ['x1', 'y1', 'x2', 'y2', ...shape],
    polyline: ['points', ...shape],
    polygon: ['points', ...shape],
    text: ['x', 'y', 'dx', 'dy', ...letters],
    tspan: ['x', 'y', 'dx', 'dy', ...letters],
  },
}

const everything: sanitizeHtml.IOptions = {
  ...reading,
  allowedTags: false,
  allowedAttributes: false,
  allowVulnerableTags: true,
}

/** The drawing without whatever could act or fetch. */
export const safeDrawing = (source: string): string => sanitizeHtml(source, rules)

/** More than any figure of a question needs. */
const mostSigns = 500_000

const sizeOf = (svg: string) => {
  const [, , , width, height] = /viewBox="\s*([-\d.]+)[\s,]+([-\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(svg) ?? []
  const side = (name: string) => new RegExp(`^<svg[^>]*\\s${name}="([\\d.]+)(?:px)?"`).exec(svg)?.[1]
  return { width: Math.round(Number(width ?? side('width'))), height: Math.round(Number(height ?? side('height'))) }
}

export type Drawing = { svg: string; width: number; height: number }

/** A drawing that somebody sent. One that would lose something is refused: a figure without its arrows is another one. */
export const readDrawing = (source: string): Drawing | { fault: string } => {
  if (source.length > mostSigns) return { fault: 'This drawing is too large. Save it as PNG and send it again.' }
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source))
    return { fault: 'This drawing brings definitions of its own. Save it as PNG and send it again.' }
  const svg = safeDrawing(source).trim()
  const { width, height } = sizeOf(svg)
  if (!svg.startsWith('<svg') || !(width > 0 && height > 0)) return { fault: 'This is not a drawing with a size.' }
  if (svg !== sanitizeHtml(source, everything).trim())
    return { fault: 'This drawing holds more than shapes and letters. Save it as PNG and send it again.' }
  return { svg, width, height }
}
