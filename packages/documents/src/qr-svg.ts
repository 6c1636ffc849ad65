import { qrSquares } from './qr-squares.ts'

/** A code as a drawing for a page: one path, black on white, with the quiet margin a camera needs. */
export const qrSvg = (text: string): string => {
  const squares = qrSquares(text, 'medium')
  const margin = 4
  const side = squares.length + 2 * margin
  const path = squares.flatMap((line, row) =>
    line.flatMap((isBlack, column) => (isBlack ? [`M${column + margin} ${row + margin}h1v1h-1z`] : [])),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#fff"/><path d="${path.join('')}"/></svg>`
}
