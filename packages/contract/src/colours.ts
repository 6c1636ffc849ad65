/** The two colours that an institute chooses. Everything else that is drawn in them follows from these. */
export type Colours = { night: string; gold: string }

/** Those of the product: what stands in its sheets, mails and drawings until an institute has its own. */
export const productColours: Colours = { night: '#0e1a33', gold: '#eacf6c' }

type Rgb = [number, number, number]

const rgbOf = (colour: string): Rgb => {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}
const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** `share` of the other colour in the first. */
const mixed = (colour: string, other: string, share: number): string => {
  const [a, b] = [rgbOf(colour), rgbOf(other)]
  return hexOf(a.map((part, at) => part + ((b[at] ?? 0) - part) * share) as Rgb)
}

const brightness = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = rgbOf(colour).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** How well one colour is read on another, from 1 (not at all) to 21 (WCAG 2.2). */
export const contrastOf = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [brightness(a), brightness(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** The darkest ground on which the twin of gold stands as text. */
const tinted = '#f4eddd'

/** Gold as text on a light ground: as dark as it must be to be read there. */
const textTwin = (gold: string): string => {
  for (let share = 0; share < 1; share += 0.02) {
    const colour = mixed(gold, '#000000', share)
    if (contrastOf(colour, tinted) >= 5) return colour
  }
  return '#000000'
}

/** A line on night that is seen there: lighter until the edge of a field has the contrast an edge needs. */
const edgeOn = (night: string): string => {
  for (let share = 0.4; share < 1; share += 0.02) {
    const colour = mixed(night, '#e8edf5', share)
    if (contrastOf(colour, night) >= 4.5) return colour
  }
  return '#ffffff'
}

/** What stands in the sheets and drawings of the product, and what it becomes in the colours of an institute. */
const inksOf = ({ night, gold }: Colours): [string, string][] => [
  ['#0e1a33', night],
  ['#16254a', mixed(night, '#ffffff', 0.07)],
  ['#0a1327', mixed(night, '#000000', 0.25)],
  ['#22345f', mixed(night, '#ffffff', 0.13)],
  ['#122043', mixed(night, '#ffffff', 0.04)],
  ['#24355f', mixed(night, '#ffffff', 0.14)],
  ['#2c3c66', mixed(night, '#ffffff', 0.18)],
  ['#7f8db0', edgeOn(night)],
  ['#f2f5fb', mixed(night, '#ffffff', 0.95)],
  ['#eacf6c', gold],
  ['#f4de8d', mixed(gold, '#ffffff', 0.25)],
  ['#f5e7b6', mixed(gold, '#ffffff', 0.6)],
  ['#dcc684', mixed(gold, '#8a8a8a', 0.2)],
  ['#8b8a64', mixed(gold, night, 0.5)],
  ['#7a5b12', textTwin(gold)],
]

const isWhole = (colour: string) => /^#[0-9a-f]{6}$/i.test(colour)

/** Part of an address, and of what a cache knows a dyed file by: `123524-e9b44c`; undefined where nothing is dyed. */
export const inkName = ({ night, gold }: Colours): string | undefined => {
  const [own, accent] = [night.toLowerCase(), gold.toLowerCase()]
  if (!isWhole(own) || !isWhole(accent)) return undefined
  if (own === productColours.night && accent === productColours.gold) return undefined
  return `${own.slice(1)}-${accent.slice(1)}`
}

/**
 * A sheet, a mail or a drawing of the product in the colours of an institute. Colours stand in them as they are, so that
 * the oldest browsers read them and the sheets stay within their length; here each becomes its twin, with whatever
 * transparency follows it.
 */
export const dyed = (text: string, colours: Colours): string => {
  if (inkName(colours) === undefined) return text
  const inks = new Map(inksOf(colours))
  const night = rgbOf(colours.night).join(' ')
  return text
    .replace(/#[0-9a-f]{6}(?=[0-9a-f]{2}\b|\b)/gi, (found) => inks.get(found.toLowerCase()) ?? found)
    .replace(/\b14 26 51\b/g, night)
    .replace(/\b14, ?26, ?51\b/g, night.replaceAll(' ', ','))
}
