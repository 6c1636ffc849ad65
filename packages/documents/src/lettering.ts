import * as fontkit from 'fontkit'
import { type FontName, fontFiles } from './fonts.ts'

const opened = new Map<FontName, fontkit.Font>()

/**
 * A glyph remembers the letters that first led to it, and a screen reader is told those. Several can share one (इ is a
 * part of ई), so each is led to by its own letter before anything is written: else a document would be read as the one
 * before it was.
 */
const nameGlyphs = (font: fontkit.Font) => {
  for (const letter of font.characterSet) font.glyphForCodePoint(letter)
  // The one mark of Devanagari that is no letter of its own: ra before another consonant.
  if (font.hasGlyphForCodePoint(0x930)) font.layout('र्क')
}

/** Opened once in a thread: reading its tables took two thirds of the time that a document takes. */
export const fontOf = (name: FontName): fontkit.Font => {
  const known = opened.get(name)
  if (known) return known
  const font = fontkit.openSync(fontFiles[name]) as fontkit.Font
  nameGlyphs(font)
  opened.set(name, font)
  return font
}

export type Lettering = { font: FontName; size: number }

export const widthOf = (text: string, { font, size }: Lettering): number => {
  const face = fontOf(font)
  return (face.layout(text).advanceWidth * size) / face.unitsPerEm
}

/** Text as the outline of its letters: a picture made of it needs no font where it is drawn. `y` is the base line. */
export const textOutline = (text: string, { font, size, x, y }: Lettering & { x: number; y: number }): string => {
  const face = fontOf(font)
  const scale = size / face.unitsPerEm
  const { glyphs, positions } = face.layout(text)
  const number = (value: number) => String(Math.round(value * 100) / 100)
  let pen = x
  return glyphs
    .map((glyph, at) => {
      const place = positions[at]
      const path = glyph.path
        .scale(scale, -scale)
        .translate(pen + (place?.xOffset ?? 0) * scale, y - (place?.yOffset ?? 0) * scale)
      pen += (place?.xAdvance ?? glyph.advanceWidth) * scale
      return path.commands.map(({ command, args }) => `${letters[command]}${args.map(number).join(' ')}`).join('')
    })
    .join('')
}

const letters: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

/** Lines no wider than `width`, at most `most` of them; what does not fit ends in an ellipsis. */
export const wrapText = (text: string, style: Lettering, width: number, most: number): string[] => {
  const lines: string[] = []
  let line = ''
  const words = text.trim().split(/\s+/)
  for (const [at, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word
    if (!line || widthOf(longer, style) <= width) {
      line = longer
      continue
    }
    if (lines.length === most - 1) return [...lines, cutTo([line, ...words.slice(at)].join(' '), style, width)]
    lines.push(line)
    line = word
  }
  return [...lines, cutTo(line, style, width)]
}

/** Shortens a line that is too wide: at a word, or at a letter when it is one long word. */
const cutTo = (text: string, style: Lettering, width: number): string => {
  if (widthOf(text, style) <= width) return text
  const letters = [...text.slice(0, 500)]
  const cut = (length: number) => `${letters.slice(0, length).join('').trimEnd()}…`
  let [fits, tooLong] = [0, letters.length + 1]
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (widthOf(cut(middle), style) <= width) fits = middle
    else tooLong = middle
  }
  const lastWord = letters.lastIndexOf(' ', fits)
  return cut(lastWord > 0 ? lastWord : fits)
}
