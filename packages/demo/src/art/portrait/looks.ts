/** What a person looks like, read from the words of a hint and, where the words are silent, from the person's name. */
import { type Chance, chanceOf } from '../chance.ts'
import { hairs, skins } from '../ink.ts'

export type HairStyle =
  | 'short'
  | 'parted'
  | 'curly'
  | 'crop'
  | 'wavy'
  | 'waves'
  | 'bob'
  | 'long'
  | 'plait'
  | 'bun'
  | 'ponytail'
  | 'bald'
  | 'scarf'
  | 'turban'
  | 'cap'
  | 'hat'
  | 'tied'
export type Garment =
  | 'shirt'
  | 'checked'
  | 'striped'
  | 'kurta'
  | 'vneck'
  | 'sari'
  | 'jacket'
  | 'coat'
  | 'tee'
  | 'sports'
export type Beard = 'none' | 'stubble' | 'short' | 'full' | 'moustache'

export type Look = {
  skin: (typeof skins)[number]
  hair: HairStyle
  hairColour: string
  streak: boolean
  beard: Beard
  spectacles: 'none' | 'round' | 'square'
  garment: Garment
  cloth: string
  trim: string
  ground: string
  ink: string
  bindi: boolean
  earrings: boolean
  /** How wide and how long the face is, around one: side by side in a list all heads are of one size. */
  wide: number
  long: number
  brow: number
  smile: number
  older: boolean
}

const named: Record<string, readonly [string, string]> = {
  'deep blue': ['#1f3a6e', '#d8b24a'],
  'light blue': ['#8fb4d6', '#f4efe2'],
  'leaf green': ['#3f7a45', '#e3c25a'],
  'soft gold': ['#d9b65c', '#8a6a20'],
  blue: ['#2f5d9b', '#e6d9b4'],
  teal: ['#1f6f78', '#e0c16a'],
  green: ['#2b6b4d', '#e3cf94'],
  maroon: ['#722f37', '#d9b65c'],
  rust: ['#a8502c', '#f0dcc0'],
  yellow: ['#d9a92f', '#8a3b2a'],
  orange: ['#cc6f2c', '#f3e0c2'],
  red: ['#a5322c', '#e0b94e'],
  purple: ['#5b3a78', '#d9c3e6'],
  lilac: ['#9a86bd', '#f1ecf7'],
  coral: ['#d2705a', '#f8e4d8'],
  magenta: ['#97336b', '#e6c15a'],
  mustard: ['#c1902b', '#5d3a1a'],
  pink: ['#c4718a', '#f5dfe2'],
  cotton: ['#8a9b7c', '#b3402a'],
  white: ['#f1ece0', '#9aa5b5'],
  cream: ['#e8dcbf', '#7a5b12'],
  grey: ['#7a8494', '#e9e6df'],
  brown: ['#6a4a34', '#efe5d2'],
  khaki: ['#a4925f', '#6d5f36'],
  dark: ['#26304a', '#7a86a8'],
}
const cloths = [
  'blue',
  'green',
  'maroon',
  'rust',
  'teal',
  'cream',
  'dark',
  'mustard',
  'purple',
  'coral',
  'grey',
  'light blue',
] as const

/** Six papers to stand on; a hint may name one by number. */
const grounds = [
  ['#dbe5f0', '#24406e'],
  ['#efe1bd', '#7a5b12'],
  ['#cfe0d8', '#1f5c47'],
  ['#f3d9cd', '#7c2f24'],
  ['#e4dcec', '#463063'],
  ['#e9dfc8', '#5d4a1e'],
] as const

const hairWords: readonly (readonly [RegExp, HairStyle])[] = [
  [/turban/, 'turban'],
  [/headscarf|scarf/, 'scarf'],
  [/sun hat|\bhat\b/, 'hat'],
  [/\bcap\b/, 'cap'],
  [/\bbald/, 'bald'],
  [/ponytail/, 'ponytail'],
  [/plait|braid/, 'plait'],
  [/\bbun\b/, 'bun'],
  [/tied/, 'tied'],
  [/\bbob\b/, 'bob'],
  [/curl/, 'curly'],
  [/shoulder|wavy/, 'waves'],
  [/waves/, 'wavy'],
  [/straight|long hair/, 'long'],
  [/cropped/, 'crop'],
  [/parting/, 'parted'],
  [/short hair|clean shaven|grey hair|white hair/, 'short'],
]
const garmentWords: readonly (readonly [RegExp, Garment])[] = [
  [/sari/, 'sari'],
  [/white coat/, 'coat'],
  [/sports jacket/, 'sports'],
  [/jacket/, 'jacket'],
  [/checked/, 'checked'],
  [/striped/, 'striped'],
  [/v-neck/, 'vneck'],
  [/kurta/, 'kurta'],
  [/\btee\b/, 'tee'],
  [/shirt/, 'shirt'],
]

const find = <Found>(words: string, table: readonly (readonly [RegExp, Found])[]) =>
  table.find(([pattern]) => pattern.test(words))?.[1]

/** The colour word that stands right before or after a garment or a scarf. */
const clothOf = (words: string, part: RegExp): readonly [string, string] | undefined => {
  const phrase = words.split(',').find((piece) => part.test(piece)) ?? ''
  const name = Object.keys(named).find((colour) => phrase.includes(colour))
  return name === undefined ? undefined : named[name]
}

const number = (words: string, pattern: RegExp) => Number(pattern.exec(words)?.[1] ?? Number.NaN)

const womens: readonly HairStyle[] = ['plait', 'long', 'bob', 'bun', 'waves', 'tied', 'curly', 'ponytail']
const mens: readonly HairStyle[] = ['short', 'parted', 'curly', 'crop', 'wavy', 'short', 'parted', 'crop']
const anyones: readonly HairStyle[] = ['bob', 'curly', 'crop', 'wavy']

const hairOf = (words: string, woman: boolean, man: boolean, chance: Chance): HairStyle => {
  const spoken = find(words, hairWords)
  if (spoken !== undefined) return spoken === 'short' && woman && !/cropped/.test(words) ? 'bob' : spoken
  const choices = woman ? womens : man ? mens : anyones
  const asked = number(words, /hair (\d+)/)
  return Number.isNaN(asked) ? chance.pick(choices) : (choices[(asked - 1) % choices.length] as HairStyle)
}

const beardOf = (words: string, man: boolean, chance: Chance): Beard => {
  if (/short beard/.test(words)) return 'short'
  if (/beard/.test(words)) return 'full'
  if (/moustache/.test(words)) return 'moustache'
  if (/clean shaven|young|boy/.test(words) || !man) return 'none'
  return chance.pick(['none', 'none', 'stubble', 'moustache'])
}

/** `words` is the hint; `name` decides what the hint leaves open, so one person looks alike on every page. */
export const lookOf = (name: string, words: string): Look => {
  const chance = chanceOf(`person ${name}`)
  const woman = /woman|girl|mother|sari|plait|braid|\bbun\b|headscarf/.test(words)
  const man = !woman && /\bman\b|boy|father|beard|moustache|turban|bald|clean shaven/.test(words)
  const skin = skins[chance.pick([0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6] as const)]
  const [wide, long] = [chance.between(0.98, 1.03), chance.between(0.985, 1.02)]
  const older = /grey (hair|bun|streak)|silver hair|white hair|white beard|elder/.test(words)
  const cloth = clothOf(words, /sari|kurta|shirt|jacket|tee|coat|v-neck/) ??
    named[chance.pick(cloths)] ?? ['#24406e', '#f2ecdc']
  const wrapped = clothOf(words, /turban|headscarf|\bcap\b|\bhat\b/) ??
    (/\bhat\b/.test(words)
      ? ['#d9c083', '#6d5f36']
      : named[chance.pick(['teal', 'grey', 'maroon', 'blue'] as const)]) ?? ['#1f6f78', '#fff']
  const hair = hairOf(words, woman, man, chance)
  const garment =
    find(words, garmentWords) ??
    chance.pick(woman ? (['kurta', 'vneck', 'kurta', 'sari'] as const) : (['shirt', 'kurta', 'tee', 'shirt'] as const))
  const palette = number(words, /palette (\d+)/)
  const ground = grounds[(Number.isNaN(palette) ? chance.whole(0, 5) : palette - 1) % grounds.length] ?? grounds[0]
  const covered = ['scarf', 'turban', 'cap', 'hat'].includes(hair)
  return {
    skin: /deep skin/.test(words) ? skins[5] : /fair skin/.test(words) ? skins[0] : skin,
    hair,
    hairColour: covered
      ? wrapped[0]
      : /silver|white hair/.test(words)
        ? hairs.silver
        : /grey (hair|bun)|elder/.test(words)
          ? hairs.grey
          : chance.pick([hairs.black, hairs.black, hairs.brown]),
    streak: /grey streak/.test(words),
    beard: beardOf(words, man, chance),
    spectacles: /round spectacles/.test(words) ? 'round' : /spectacles|glasses/.test(words) ? 'square' : 'none',
    garment,
    cloth: cloth[0],
    trim: cloth[1],
    ground: ground[0],
    ink: ground[1],
    bindi: /bindi/.test(words) || (garment === 'sari' && chance.chance(0.6)),
    earrings: woman && hair !== 'scarf',
    wide: man ? wide * 1.01 : wide,
    long,
    brow: chance.between(-2.5, 2.5),
    smile: chance.between(5, 9),
    older,
  }
}
