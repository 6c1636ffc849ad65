import { contrastOf } from '@northlight/contract/colours'

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

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
