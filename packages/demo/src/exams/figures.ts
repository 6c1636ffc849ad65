import { safeDrawing } from '@northlight/db/drawing'

export type Figure = { svg: string; alt: string; width: number; height: number }

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/**
 * A drawing made safe, with its size and the words of its title. As a picture of its own it cannot inherit a colour, so
 * it brings its own ink and its own paper.
 */
export const figureOf = (source: string): Figure => {
  const drawn = safeDrawing(source).replaceAll('currentColor', '#222')
  const [, x = '', y = '', width = '', height = ''] =
    /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/.exec(drawn) ?? []
  const paper = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff"/>`
  const svg = drawn.replace('</title>', `</title>${paper}`)
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(svg) ?? []
  return { svg, alt: unescaped(title), width: Number(width), height: Number(height) }
}
