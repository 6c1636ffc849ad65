/** The screens and densities of phones and desks, and the widths of cards and portraits. Pages ask for nothing else. */
const screens = [320, 640, 768, 1024, 1280, 1536]
const boxes = [70, 96, 150, 200, 300, 405, 480, 600, 753]
const densities = [1, 2]

/** Where a height is given, both are: portraits, cards, the picture beside a heading, a banner. */
const sizes: readonly [width: number, height: number][] = [
  ...[70, 96, 150, 200, 300, 480, 600].map((side): [number, number] => [side, side]),
  [405, 202],
  [405, 215],
  [405, 270],
  [753, 754],
  [1280, 296],
]
export const imageSizes: ReadonlySet<string> = new Set(
  sizes.flatMap(([width, height]) => densities.map((density) => `${width * density}x${height * density}`)),
)

export const imageWidths: ReadonlySet<number> = new Set(
  [...screens, ...boxes].flatMap((width) => densities.map((density) => width * density)),
)
const formats = { webp: 'webp', jpeg: 'jpeg', jpg: 'jpeg', png: 'png' } as const
const fits = ['cover', 'contain'] as const
export const imageQuality = 80

export type ImageFormat = (typeof formats)[keyof typeof formats]
export type Modifiers = {
  width?: number
  height?: number
  format: ImageFormat
  fit?: (typeof fits)[number]
  /** Width through height of the place it stands in, in thousandths: which of the cuts made by hand is taken. */
  ratio?: number
}

const names: Record<string, 'width' | 'height' | 'size' | 'quality' | 'format' | 'fit' | 'ratio'> = {
  w: 'width',
  width: 'width',
  h: 'height',
  height: 'height',
  s: 'size',
  resize: 'size',
  q: 'quality',
  quality: 'quality',
  f: 'format',
  format: 'format',
  fit: 'fit',
  r: 'ratio',
}

const asNumber = (text: string) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined)

/**
 * Reads `w_640&f_webp&q_80` (`_` = nothing). Undefined for whatever a page would never ask: each accepted
 * combination is work and a file on disk, so the number of combinations must stay small.
 */
export function readModifiers(text: string): Modifiers | undefined {
  const result: Modifiers = { format: 'webp' }
  if (text === '_') return result
  const seen = new Set<string>()
  for (const part of text.split(/[&,]/)) {
    const [, key = '', value = ''] = /^([a-z]+)[_:=]([\w]+)$/.exec(part) ?? []
    const name = Object.hasOwn(names, key) ? names[key] : undefined
    if (!name || seen.has(name)) return undefined
    seen.add(name)
    if (!apply(result, name, value)) return undefined
  }
  return isListed(result) ? result : undefined
}

/** How a picture fits matters only where both sides are given. */
const isListed = ({ width, height, fit, ratio }: Modifiers): boolean => {
  if (ratio !== undefined && (width === undefined || height !== undefined || ratio < 200 || ratio > 5000)) return false
  if (height !== undefined) return imageSizes.has(`${width}x${height}`)
  return fit === undefined && (width === undefined || imageWidths.has(width))
}

function apply(result: Modifiers, name: (typeof names)[string], value: string): boolean {
  if (name === 'quality') return value === String(imageQuality)
  if (name === 'format') {
    const format = Object.hasOwn(formats, value) ? formats[value as keyof typeof formats] : undefined
    if (format) result.format = format
    return format !== undefined
  }
  if (name === 'fit') {
    result.fit = fits.find((fit) => fit === value)
    return result.fit !== undefined
  }
  if (name === 'ratio') {
    result.ratio = asNumber(value)
    return result.ratio !== undefined
  }
  const [first = '', second] = name === 'size' ? value.split('x', 2) : [value]
  if (name === 'height') {
    result.height = asNumber(first)
    return result.height !== undefined
  }
  result.width = asNumber(first)
  if (name === 'size') result.height = asNumber(second ?? first)
  return result.width !== undefined && (name !== 'size' || result.height !== undefined)
}
