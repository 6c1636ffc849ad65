import { type FontName, facesFor, type Weight } from './fonts.ts'
import { fontOf } from './lettering.ts'

/** Letters that follow each other and are written with one face. */
export type Run = { text: string; font: FontName }

const joins = /[\p{Script=Common}\p{Script=Inherited}]/u
const invisible = /[\p{Cc}\p{Cf}\p{Variation_Selector}\u2028\u2029]/u
/** They shape the letters around them and have no picture of their own. */
const joiners = /[\u200c\u200d]/u

/** Said in place of a text of which not one letter can be written: an empty line would look like a mistake. */
export const unwritable = '(in letters that this paper cannot show)'

const faceOfLetter = (letter: string, faces: FontName[], before: FontName | undefined): FontName | undefined => {
  const code = letter.codePointAt(0) ?? 0
  const has = (font: FontName) => fontOf(font).hasGlyphForCodePoint(code)
  // Spaces, digits and marks stay with the letters before them, so that a name is not torn apart.
  if (before && joins.test(letter) && has(before)) return before
  return faces.find(has)
}

/** A text cut where the face changes. Letters that no face has are left out: a box says nothing to anybody. */
export const runsOf = (text: string, weight: Weight): Run[] => {
  const runs: Run[] = []
  const written = /\S/.test(text)
  for (const letter of text.normalize('NFC').replaceAll('\t', ' ')) {
    const last = runs.at(-1)
    if (joiners.test(letter) && last) last.text += letter
    if (letter !== '\n' && invisible.test(letter)) continue
    const font = letter === '\n' ? (last?.font ?? weight) : faceOfLetter(letter, facesFor[weight], last?.font)
    if (font === undefined) continue
    if (last?.font === font) last.text += letter
    else runs.push({ text: letter, font })
  }
  return written && !runs.some(({ text }) => /[\p{L}\p{N}]/u.test(text)) && /\p{L}/u.test(text)
    ? [{ text: unwritable, font: weight === 'heading' ? 'bold' : weight }]
    : runs
}

/** One face for a whole label that must stand in one line: the one of its first foreign letters, if there are any. */
export const faceFor = (text: string, weight: Weight): FontName =>
  runsOf(text, weight).find(({ font }) => font !== weight)?.font ?? weight
