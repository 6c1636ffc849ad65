/** The spec's screens and densities, and the fixed boxes of cards and portraits. Pages ask for nothing else. */
const screens = [320, 640, 768, 1024, 1280, 1536]
const boxes = [70, 96, 150, 200, 300, 405, 480, 600, 753]
const densities = [1, 2]

export const imageWidths: ReadonlySet<number> = new Set(
  [...screens, ...boxes].flatMap((width) => densities.map((density) => width * density)),
)
const formats = { webp: 'webp', jpeg: 'jpeg', jpg: 'jpeg', png: 'png' } as const
const fits = ['cover', 'contain', 'inside', 'outside', 'fill'] as const
export const imageQuality = 80

export type ImageFormat = (typeof formats)[keyof typeof formats]
export type Modifiers = {
  width?: number
  height?: number
  format: ImageFormat
  fit?: (typeof fits)[number]
}

const names: Record<string, 'width' | 'height' | 'size' | 'quality' | 'format' | 'fit'> = {
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
}

/** A height belongs to a listed width or is no larger than one, so only the widths need a list. */
const asHeight = (text: string) => (/^[1-9]\d{0,3}$/.test(text) && Number(text) <= 3072 ? Number(text) : undefined)
const asWidth = (text: string) => (/^\d{1,4}$/.test(text) && imageWidths.has(Number(text)) ? Number(text) : undefined)

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
  // Without a width, a height would be a second, unlisted way to choose the size.
  if (result.height !== undefined && result.width === undefined) return undefined
  return result
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
  const [first = '', second] = name === 'size' ? value.split('x', 2) : [value]
  if (name === 'height') {
    result.height = asHeight(first)
    return result.height !== undefined
  }
  result.width = asWidth(first)
  if (name === 'size') result.height = asHeight(second ?? first)
  return result.width !== undefined && (name !== 'size' || result.height !== undefined)
}
