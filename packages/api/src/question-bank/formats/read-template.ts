import { fromCell } from '@northlight/contract/formulas/formula-text'
import type { Language, QuestionText, QuestionTexts, Translated } from '@northlight/db/tables/papers'
import { keyFromText } from '@northlight/exam/marking/key-text'
import { DIFFICULTIES, QUESTION_TYPES, type QuestionType } from '@northlight/exam/papers/paper'
import { wrong } from './choices-of.ts'
import {
  digits,
  letters,
  type ParsedPicture,
  type ParsedQuestion,
  type ParsedRow,
  type Problem,
} from './parsed-question.ts'
import { importMark, withPictures, withTexts } from './pictures-in-text.ts'

const columnLetter = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : `${columnLetter(Math.floor(at / 26) - 1)}${columnLetter(at % 26)}`

const typeWords: Record<string, QuestionType> = {
  single: 'single',
  mcq: 'single',
  'single choice': 'single',
  multiple: 'multiple',
  'multiple correct': 'multiple',
  msq: 'multiple',
  numeric: 'numeric',
  number: 'numeric',
  numerical: 'numeric',
  integer: 'numeric',
  matching: 'matching',
  match: 'matching',
}

type Cells = { get(name: string): string; where(name: string): string | null }

const cellsOf = (row: number, cells: readonly string[], mapping: readonly (string | null)[]): Cells => {
  const at = (name: string) => mapping.indexOf(name)
  return {
    get: (name) => cells[at(name)]?.trim() ?? '',
    where: (name) => (at(name) === -1 ? null : `${columnLetter(at(name))}${row}`),
  }
}

/** Which kind of question a row is, where it does not say: by what its key looks like. */
const typeOf = (
  said: string,
  key: string,
  options: string[],
  matches: string[],
): { type: QuestionType; isGuess: boolean } => {
  const known = typeWords[said.toLowerCase()]
  if (known) return { type: known, isGuess: false }
  if (matches.length > 0) return { type: 'matching', isGuess: true }
  if (options.length === 0) return { type: 'numeric', isGuess: true }
  return { type: /[,;]/.test(key) || /^[A-H]{2,}$/.test(key) ? 'multiple' : 'single', isGuess: true }
}

/** `AC` and `a, c` mean the same; so does an option given by its number. */
const tidyKey = (key: string, type: QuestionType): string => {
  if (type === 'numeric') return key
  const upper = key.replaceAll(/\b[a-h]\b/g, (letter) => letter.toUpperCase())
  if (type === 'matching') return upper
  const asLetters = upper.replaceAll(/\b[1-8]\b/g, (digit) => letters[Number(digit) - 1] ?? digit)
  return type === 'multiple' ? asLetters.replaceAll(/\b[A-H]{2,}\b/g, (run) => [...run].join(',')) : asLetters
}

/** Somebody forgot to fill a cell: the names of the entries behind it would say something else than the file. */
const gapsIn = (cells: Cells, field: 'option' | 'match', said: string[], names: string[]): Problem[] =>
  names
    .slice(0, names.indexOf(said.at(-1) ?? '') + 1)
    .filter((name) => !said.includes(name))
    .map((name) =>
      wrong(`${field === 'option' ? 'Option' : 'Match'} ${name} is empty.`, cells.where(`${field}.${name}.en`)),
    )

const textsFor = (cells: Cells, type: QuestionType, problems: Problem[]) => {
  const wording = (language: Language): QuestionText | null => {
    const read = (name: string): string => {
      const { html, fault } = fromCell(cells.get(`${name}.${language}`), name !== 'text')
      if (fault) problems.push(wrong(fault, cells.where(`${name}.${language}`)))
      return html
    }
    const text = read('text')
    const named = (names: string[], field: string) =>
      Object.fromEntries(
        names.map((name) => [name, read(`${field}.${name}`)] as const).filter(([, html]) => html !== ''),
      )
    if (text === '' && language !== 'en') return null
    const options = type === 'numeric' ? {} : named(letters.slice(0, 6), 'option')
    return { text, options, ...(type === 'matching' && { matches: named(digits.slice(0, 6), 'match') }) }
  }
  const en = wording('en') ?? { text: '', options: {} }
  const whole = (other: QuestionText | null) =>
    other && {
      ...other,
      options: { ...en.options, ...other.options },
      ...(en.matches && { matches: { ...en.matches, ...other.matches } }),
    }
  const [kn, hi] = [whole(wording('kn')), whole(wording('hi'))]
  return { en, ...(kn && { kn }), ...(hi && { hi }) } satisfies QuestionTexts as QuestionTexts
}

const translatedIn = (cells: Cells, name: string, problems: Problem[]): Translated => {
  const entries = (['en', 'kn', 'hi'] as const).map((language) => {
    const { html, fault } = fromCell(cells.get(`${name}.${language}`), false)
    if (fault) problems.push(wrong(fault, cells.where(`${name}.${language}`)))
    return [language, html] as const
  })
  return { en: '', ...Object.fromEntries(entries.filter(([language, html]) => language === 'en' || html !== '')) }
}

const isName = (src: string) => src !== '' && !/^(?:[a-z]+:|\/)/i.test(src)

/** `<img src="fig.png">` in a cell is a picture of the same archive. */
const withArchive = (question: ParsedQuestion, pictures: readonly ParsedPicture[], problems: Problem[]) => {
  const used = new Set<ParsedPicture>()
  const changed = withTexts(question, (html, where) =>
    withPictures(html, ({ src, alt }) => {
      if (!isName(src)) return { src, alt }
      const found = pictures.find((one) => one.name.toLowerCase() === src.toLowerCase())
      if (found) used.add(found)
      else problems.push(wrong(`Picture ${src} in ${where} is not in the archive.`))
      return found ? { src: importMark + found.name, alt } : null
    }),
  )
  return { ...changed, pictures: [...used] }
}

/** One row of our own template. */
export const readTemplateRow = (
  number: number,
  row: readonly string[],
  mapping: readonly (string | null)[],
  pictures: readonly ParsedPicture[] = [],
): ParsedRow => {
  const cells = cellsOf(number, row, mapping)
  const problems: Problem[] = []
  const guess = (name: string, message: string) => problems.push({ where: cells.where(name), level: 'guess', message })
  const has = (field: string, names: string[]) => names.filter((name) => cells.get(`${field}.${name}.en`) !== '')
  const [lefts, rights] = [has('option', letters.slice(0, 6)), has('match', digits.slice(0, 6))]
  const { type, isGuess } = typeOf(cells.get('type'), cells.get('key'), lefts, rights)
  if (isGuess) {
    const said = cells.get('type')
    guess(
      'type',
      said === ''
        ? `No type given. Read as ${type}.`
        : `“${said}” is no type we know (${QUESTION_TYPES.join(', ')}). Read as ${type}.`,
    )
  }
  const texts = textsFor(cells, type, problems)
  if (texts.en.text === '') problems.push(wrong('The question is empty.', cells.where('text.en')))
  if (type !== 'numeric') problems.push(...gapsIn(cells, 'option', lefts, letters))
  if (type === 'matching') problems.push(...gapsIn(cells, 'match', rights, digits))
  const options = Object.keys(texts.en.options)
  const matches = type === 'matching' ? Object.keys(texts.en.matches ?? {}) : null
  const decimals = cells.get('decimals')
  if (decimals !== '' && !/^\d$/.test(decimals))
    problems.push(wrong(`“${decimals}” is no number of decimals.`, cells.where('decimals')))
  const key = keyFromText({ type, options, ...(matches && { matches }) }, tidyKey(cells.get('key'), type))
  if (!key.ok) problems.push(wrong(cells.get('key') === '' ? 'The key is empty.' : key.reason, cells.where('key')))
  const level = DIFFICULTIES.find((one) => one.toLowerCase() === cells.get('difficulty').toLowerCase()) ?? null
  if (level === null && cells.get('difficulty') !== '')
    problems.push(
      wrong(`“${cells.get('difficulty')}” is none of ${DIFFICULTIES.join(', ')}.`, cells.where('difficulty')),
    )
  const figureIn = (column: string): ParsedPicture | null => {
    const name = cells.get(column)
    if (name === '') return null
    // An address: whether it is one of ours is known where ours are.
    if (!isName(name)) return { name, base64: null }
    const found = pictures.find((one) => one.name.toLowerCase() === name.toLowerCase()) ?? null
    if (found === null) problems.push(wrong(`Picture ${name} is not in the archive.`, cells.where(column)))
    return found
  }
  const picture = figureIn('picture')
  const passagePicture = figureIn('passage_picture')
  const passageCode = cells.get('passage_code')
  const passageTexts = translatedIn(cells, 'passage', problems)
  const question: ParsedQuestion | null = key.ok
    ? {
        code: cells.get('code') || null,
        subject: cells.get('subject') || null,
        topic: cells.get('topic') || null,
        type,
        difficulty: level,
        levels: cells
          .get('levels')
          .split(/[,;]\s*/)
          .map((one) => one.trim())
          .filter(Boolean),
        texts,
        options,
        matches,
        decimals: type === 'numeric' && /^\d$/.test(decimals) ? Number(decimals) : null,
        key: key.value,
        solution: translatedIn(cells, 'solution', problems),
        passage:
          passageCode === ''
            ? null
            : {
                code: passageCode,
                texts: passageTexts,
                figure: passagePicture,
                figure_alt: cells.get('passage_picture_text') || null,
              },
        figure: picture,
        figure_alt: cells.get('picture_text') || null,
        pictures: [],
      }
    : null
  return { number, cells: [...row], question: question && withArchive(question, pictures, problems), problems }
}
