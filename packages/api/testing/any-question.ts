import type { Key } from '@northlight/exam/marking/keys'
import { DIFFICULTIES, QUESTION_TYPES } from '@northlight/exam/papers/paper'
import fc from 'fast-check'
import { digits, letters, type ParsedQuestion } from '../src/question-bank/formats/parsed-question.ts'

const signs = [...'abcXYZ 0159~=#{}:%@$/.,-', '&lt;', '&gt;', '&amp;', '&quot;', '\\', 'ಕ', 'न', 'é']
const words = fc
  .array(fc.constantFrom(...signs), { minLength: 1, maxLength: 14 })
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '' && !/\\[([\])$]|\$\$|^\$|\\$/.test(text))
const formula = fc.constantFrom('\\frac{1}{2}', 'x^2', '\\sqrt{4gh/3}', 'a \\lt b', '\\text{50\\% of }N')
const html = (tag: string) =>
  fc.tuple(words, fc.option(formula)).map(([text, tex]) => {
    const math = tex === null ? '' : ` <span class="math" data-tex="${tex}">${tex}</span>`
    return `<${tag}>${text}${math}</${tag}>`
  })
const paragraph = html('p')
const number = fc.integer({ min: -9999, max: 9999 }).map((n) => (n / 100).toFixed(2))

const keyFor = (type: Key['type'], options: string[], matches: string[]): fc.Arbitrary<Key> => {
  const some = fc.subarray(options, { minLength: Math.min(1, options.length) })
  switch (type) {
    case 'single':
      return some.map((right) => ({ type, right }))
    case 'multiple':
      return fc.tuple(some, fc.option(some)).map(([right, or]) => (or ? { type, right, or: [or] } : { type, right }))
    case 'numeric':
      return fc
        .array(
          fc.oneof(
            fc.tuple(number, number).map(([from, to]) => ({ from, to: `1${to.replace('-', '').padStart(5, '0')}` })),
            number.map((value) => ({ value })),
            number.map((value) => ({ value, tolerance: '0.05' })),
          ),
          { minLength: 1, maxLength: 2 },
        )
        .map((accept) => ({ type, accept }))
    case 'matching':
      return fc
        .tuple(...options.map((left) => fc.constantFrom(...matches).map((right) => [left, right] as const)))
        .map((pairs) => ({ type, pairs: Object.fromEntries(pairs) }))
  }
}

/** A question of any kind, in one language or three, with the signs that files trip over. */
export const anyQuestion: fc.Arbitrary<ParsedQuestion> = fc
  .tuple(
    fc.constantFrom(...QUESTION_TYPES),
    fc.integer({ min: 2, max: 5 }),
    fc.integer({ min: 2, max: 5 }),
    fc.subarray(['kn', 'hi'] as const),
  )
  .chain(([type, lefts, rights, languages]) => {
    const options = type === 'numeric' ? [] : letters.slice(0, lefts)
    const matches = type === 'matching' ? digits.slice(0, rights) : null
    const named = (names: string[]) =>
      fc
        .tuple(...names.map((name) => paragraph.map((text) => [name, text.replace('<p>', `<p>${name}. `)] as const)))
        .map(Object.fromEntries)
    const wording = fc.record({ text: paragraph, options: named(options), ...(matches && { matches: named(matches) }) })
    const translated = fc.tuple(paragraph, ...languages.map(() => paragraph)).map(([en, ...rest]) => ({
      en: en ?? '',
      ...Object.fromEntries(languages.map((language, at) => [language, rest[at]])),
    }))
    return fc.record({
      code: fc.constantFrom('ph-001', 'CH-2009', 'x.y_z'),
      subject: fc.constantFrom('Physics', 'Maths/Stats'),
      topic: fc.constantFrom('Waves', 'Work and energy'),
      type: fc.constant(type),
      difficulty: fc.constantFrom(...DIFFICULTIES),
      levels: fc.subarray(['jee-main', 'class-9']),
      texts: fc
        .tuple(wording, ...languages.map(() => wording))
        .map(([en, ...rest]) => ({ en, ...Object.fromEntries(languages.map((language, at) => [language, rest[at]])) })),
      options: fc.constant(options),
      matches: fc.constant(matches),
      decimals: type === 'numeric' ? fc.constantFrom(null, 0, 2) : fc.constant(null),
      key: keyFor(type, options, matches ?? []),
      solution: translated,
      passage: fc.option(translated.map((texts) => ({ code: 'passage-1', texts, figure: null, figure_alt: null }))),
      figure: fc.constant(null),
      figure_alt: fc.constant(null),
      pictures: fc.constant([]),
    }) as fc.Arbitrary<ParsedQuestion>
  })
