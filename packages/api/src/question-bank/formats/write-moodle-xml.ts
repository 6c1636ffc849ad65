import { escaped, withDelimiters } from '@northlight/contract/formulas/formula-text'
import { fileTexts, secondListOf } from './file-texts.ts'
import { joinLanguages } from './languages-in-text.ts'
import { categoryOf, factsLine } from './northlight-facts.ts'
import type { ParsedPicture, ParsedQuestion } from './parsed-question.ts'
import { allPictures, importMark, picturesIn, withPictures } from './pictures-in-text.ts'
import { sharesOf } from './write-gift.ts'

const cdata = (text: string) => `<text><![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]></text>`

const fileOf = ({ name, base64 }: ParsedPicture) =>
  `<file name="${escaped(name)}" path="/" encoding="base64">${base64}</file>`

const nameIn = (src: string) => src.slice(importMark.length)

/** A text with the pictures it names beside it, as Moodle keeps them. */
const textWith = (pictures: readonly ParsedPicture[], html: string, besides: readonly ParsedPicture[] = []) => {
  const named = new Set(picturesIn(html).map(({ src }) => nameIn(src)))
  const text = withPictures(html, ({ src, alt }) =>
    src.startsWith(importMark) ? { src: `@@PLUGINFILE@@/${encodeURIComponent(nameIn(src))}`, alt } : { src, alt },
  )
  const files = [...new Set([...pictures.filter(({ name }) => named.has(name)), ...besides])]
  return cdata(text) + files.map(fileOf).join('')
}

const feedback = '<feedback format="html"><text></text></feedback>'

/** Moodle knows a number and how far off it may be; a range is its middle and half its width. */
const numberOf = (rule: { from: string; to: string } | { value: string; tolerance?: string }) => {
  if (!('from' in rule)) return { value: rule.value, tolerance: rule.tolerance ?? '0' }
  const [from, to] = [Number(rule.from), Number(rule.to)]
  const short = (value: number) => String(Number(value.toPrecision(12)))
  return { value: short((from + to) / 2), tolerance: short(Math.abs(to - from) / 2) }
}

const answersOf = (question: ParsedQuestion): { type: string; body: string; matches: string[] | null } => {
  const { key, options } = question
  const texts = fileTexts(question)
  switch (key.type) {
    case 'single':
    case 'multiple': {
      const share =
        key.type === 'multiple' ? sharesOf(key, options) : (name: string) => (key.right.includes(name) ? 100 : 0)
      const single = `<single>${key.type === 'single'}</single><shuffleanswers>false</shuffleanswers><answernumbering>ABCD</answernumbering>`
      return {
        type: 'multichoice',
        body:
          single +
          options
            .map(
              (name) =>
                `<answer fraction="${share(name)}" format="html">${textWith(question.pictures, texts.option(name))}${feedback}</answer>`,
            )
            .join(''),
        matches: null,
      }
    }
    case 'numeric':
      return {
        type: 'numerical',
        body: key.accept
          .map(numberOf)
          .map(
            ({ value, tolerance }) =>
              `<answer fraction="100" format="moodle_auto_format"><text>${escaped(value)}</text><tolerance>${escaped(tolerance)}</tolerance>${feedback}</answer>`,
          )
          .join(''),
        matches: null,
      }
    case 'matching': {
      const { pairs, extra, order } = texts.pairs(key)
      const pair = (left: string, right: string) =>
        `<subquestion format="html">${textWith(question.pictures, left)}<answer>${cdata(texts.lines.get(right) ?? '')}</answer></subquestion>`
      return {
        type: 'matching',
        body: `<shuffleanswers>true</shuffleanswers>${pairs.map(([left, right]) => pair(texts.option(left), right)).join('')}${extra.map((name) => pair('', name)).join('')}`,
        matches: order,
      }
    }
  }
}

/** Pictures of the second list have no place of their own in Moodle: they go along with the question. */
const ofSecondList = ({ texts, pictures }: ParsedQuestion): ParsedPicture[] => {
  const html = Object.values(texts).flatMap(({ matches = {} }) => Object.values(matches))
  const named = new Set(html.flatMap(picturesIn).map(({ src }) => nameIn(src)))
  return pictures.filter(({ name }) => named.has(name))
}

const questionOf = (question: ParsedQuestion): string => {
  const { type, body, matches } = answersOf(question)
  const all = allPictures(question).filter(({ base64 }) => base64 !== null)
  const text = fileTexts(question).text()
  const solution = withDelimiters(joinLanguages(question.solution))
  const tags = [question.difficulty, ...question.levels].filter((one) => one !== null)
  return [
    `<question type="${type}"><!-- ${factsLine(question, matches, secondListOf(question))} -->`,
    `<name><text>${escaped(question.code ?? '')}</text></name>`,
    `<questiontext format="html">${textWith(all, text, ofSecondList(question))}</questiontext>`,
    `<generalfeedback format="html">${textWith(question.pictures, solution)}</generalfeedback>`,
    `<defaultgrade>1</defaultgrade><penalty>0</penalty><hidden>0</hidden><idnumber>${escaped(question.code ?? '')}</idnumber>`,
    body,
    tags.length === 0 ? '' : `<tags>${tags.map((one) => `<tag><text>${escaped(one)}</text></tag>`).join('')}</tags>`,
    '</question>',
  ].join('\n')
}

/** A file that Moodle takes as it is, pictures inside. */
export const writeMoodleXml = (questions: readonly ParsedQuestion[]): string => {
  let last = ''
  const parts = questions.map((question) => {
    const category = categoryOf(question.subject ?? 'Questions', question.topic ?? 'Questions')
    const head =
      category === last
        ? ''
        : `<question type="category"><category><text>${escaped(category)}</text></category></question>\n`
    last = category
    return head + questionOf(question)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('\n')}\n</quiz>\n`
}
