import { describe, expect, test } from 'vitest'
import { fontOf } from './lettering.ts'
import { faceFor, runsOf, unwritable } from './runs.ts'

describe('which face writes a name', () => {
  test.each([
    ['Ananya Rao', ['heading']],
    ['ಅನನ್ಯ ರಾವ್', ['kannadaBold']],
    ['अनन्या राव', ['bold']],
    ['தமிழ்ச்செல்வி', ['tamilBold']],
    ['తెలుగు', ['teluguBold']],
    ['മലയാളം', ['malayalamBold']],
    ['Ananya ಅನನ್ಯ अनन्या', ['heading', 'kannadaBold', 'bold']],
  ])('%s', (name, fonts) => {
    const runs = runsOf(name, 'heading')
    expect(runs.map(({ font }) => font)).toEqual(fonts)
    expect(runs.map(({ text }) => text).join('')).toBe(name.normalize('NFC'))
  })

  test('every letter that is written has a picture in its face', () => {
    const name = 'Anañya ಕೃಷ್ಣ ಪ್ರೌಢ क्षत्रिय தமிழ் తె മല 王小明 😀 اردو ₹1,47,600 – “x”'
    for (const weight of ['heading', 'text', 'bold'] as const)
      for (const { text, font } of runsOf(name, weight))
        for (const letter of text.replace(/[\u200c\u200d]/g, ''))
          expect(fontOf(font).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0), `${letter} in ${font}`).toBe(true)
  })

  test('what no face has is left out, and a text of nothing else is said in words', () => {
    expect(runsOf('Asha 😀 Rao', 'text').map(({ text }) => text)).toEqual(['Asha  Rao'])
    expect(runsOf('王小明', 'bold')).toEqual([{ text: unwritable, font: 'bold' }])
    expect(runsOf('', 'text')).toEqual([])
  })

  test('the joiners that shape Kannada letters stay', () => {
    expect(runsOf('ರ\u200d್ಯಾಂಕ್', 'text')).toEqual([{ text: 'ರ\u200d್ಯಾಂಕ್', font: 'kannada' }])
  })

  test('a label of one line has one face', () => {
    expect(faceFor('Physics', 'text')).toBe('text')
    expect(faceFor('ಭೌತಶಾಸ್ತ್ರ 1', 'text')).toBe('kannada')
  })
})
