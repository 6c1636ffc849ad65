import { create } from 'qrcode'

/** A code as a drawing for a page: one path, black on white, with the quiet margin a camera needs. */
export const qrSvg = (text: string): string => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const margin = 4
  const side = modules.size + 2 * margin
  const squares: string[] = []
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) squares.push(`M${column + margin} ${row + margin}h1v1h-1z`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#fff"/><path d="${squares.join('')}"/></svg>`
}
