const channel = (value: number) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const brightness = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(colour.slice(at, at + 2), 16)))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** How well one colour is read on another, from 1 (not at all) to 21 (WCAG 2.2). */
export const contrastOf = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [brightness(a), brightness(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

export type Pair = { name: string; where: string; wanted: number; text: string; ground: string }

/** Every pair in which the two colours of the settings meet others on the site. */
export const pairsOf = ({ night, gold }: { night: string; gold: string }): Pair[] => [
  { name: 'Paper on night', where: 'heads', wanted: 4.5, text: '#f6f1e4', ground: night },
  { name: 'Gold on night', where: 'actions, focus', wanted: 3, text: gold, ground: night },
  { name: 'Night on gold', where: 'text of the gold button', wanted: 4.5, text: night, ground: gold },
  { name: 'Night on white', where: 'buttons and edges', wanted: 4.5, text: night, ground: '#ffffff' },
  { name: 'Soft text on night', where: 'second lines in heads', wanted: 4.5, text: '#b8c3dc', ground: night },
]

export const failing = (colours: { night: string; gold: string }): Pair[] =>
  isColour(colours.night) && isColour(colours.gold)
    ? pairsOf(colours).filter(({ text, ground, wanted }) => contrastOf(text, ground) < wanted)
    : []
