/**
 * How a picture is cut stands in the name of its file, `class-3f2a91.f30-20c9e01b2.jpg`: what must stay in sight, in
 * percent from the left and the top, and a mark of the cuts that were made by hand. So a page knows it without asking,
 * and a changed cut has another address, which no cache has seen.
 */
const mark = /\.f(\d{1,3})-(\d{1,3})(?:c([0-9a-f]{6}))?(\.[a-z0-9]+)$/i

export type Point = { x: number; y: number }
export type Crop = { x: number; y: number; w: number; h: number }

/** In percent; null where nobody has said it, and the middle stays in sight. */
export const focalIn = (path: string): Point | null => {
  const [, x, y] = mark.exec(path) ?? []
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) }
}

export const hasCrops = (path: string): boolean => mark.exec(path)?.[3] !== undefined

const middle: Point = { x: 0.5, y: 0.5 }

/** The path of the same picture cut otherwise. `crops` is a mark of six signs, or null without any. */
export const pathWithCut = (path: string, focal: Point | null, crops: string | null): string => {
  const plain = path.replace(mark, '$4')
  const { x, y } = focal ?? middle
  // The middle is what everybody sees who was told nothing.
  if (x === middle.x && y === middle.y && crops === null) return plain
  const cut = `.f${Math.round(x * 100)}-${Math.round(y * 100)}${crops === null ? '' : `c${crops}`}`
  return plain.replace(/(\.[a-z0-9]+)$/i, `${cut}$1`)
}

/** Of the cuts that were made by hand, the one whose shape is nearest; none where it would be another shape altogether. */
export const nearestCrop = (crops: Readonly<Record<string, Crop>>, ratio: number): Crop | null => {
  const farness = (name: string) => Math.abs(Math.log(Number(name) / ratio))
  const [name] = Object.keys(crops).toSorted((a, b) => farness(a) - farness(b))
  return name !== undefined && farness(name) < 0.35 ? (crops[name] ?? null) : null
}
