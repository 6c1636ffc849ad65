import sanitizeHtml from 'sanitize-html'

const shape = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'transform', 'opacity']
const letters = ['font-family', 'font-size', 'font-style', 'font-weight', 'text-anchor', ...shape]

/** What a drawing needs and nothing else: no script, no style, no link, nothing fetched from elsewhere. */
const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    'svg',
    'title',
    'g',
    'path',
    'rect',
    'circle',
    'ellipse',
    'line',
    'polyline',
    'polygon',
    'text',
    'tspan',
  ],
  allowedAttributes: {
    svg: ['xmlns', 'viewBox', 'width', 'height', 'role', ...letters],
    g: letters,
    path: ['d', ...shape],
    rect: ['x', 'y', 'width', 'height', 'rx', 'ry', ...shape],
    circle: ['cx', 'cy', 'r', ...shape],
    ellipse: ['cx', 'cy', 'rx', 'ry', ...shape],
    line: ['x1', 'y1', 'x2', 'y2', ...shape],
    polyline: ['points', ...shape],
    polygon: ['points', ...shape],
    text: ['x', 'y', ...letters],
    tspan: ['x', 'y', 'dx', 'dy', ...letters],
  },
  parser: { lowerCaseTags: false, lowerCaseAttributeNames: false, xmlMode: true },
  selfClosing: ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
}

export type Figure = { svg: string; alt: string; width: number; height: number }

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/**
 * A drawing made safe, with its size and the words of its title. As a picture of its own it cannot inherit a colour, so
 * it brings its own ink and its own paper.
 */
export const figureOf = (source: string): Figure => {
  const drawn = sanitizeHtml(source, rules).replaceAll('currentColor', '#222')
  const [, x = '', y = '', width = '', height = ''] =
    /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/.exec(drawn) ?? []
  const paper = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff"/>`
  const svg = drawn.replace('</title>', `</title>${paper}`)
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(svg) ?? []
  return { svg, alt: unescaped(title), width: Number(width), height: Number(height) }
}
