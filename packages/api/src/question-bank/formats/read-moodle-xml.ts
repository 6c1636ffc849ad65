import { isHtml, paragraphs, plainOf } from '@northlight/contract/formulas/formula-text'
import {
  type Choice,
  choiceKey,
  type KeyReading,
  matchingKey,
  type NumericAnswer,
  numericKey,
  wrong,
} from './choices-of.ts'
import { difficultyIn, type Facts, placeOf, readFacts } from './northlight-facts.ts'
import { isCode, type ParsedPicture, type ParsedQuestion, type ParsedRow, type Problem } from './parsed-question.ts'
import { withoutPassage } from './read-gift.ts'
import { type Named, textsOf, translated } from './texts-of.ts'
import { childOf, childrenOf, textIn, type XmlNode, XmlRefused, xmlTree } from './xml-tree.ts'

const htmlIn = (node: XmlNode | undefined): string => {
  const text = textIn(node)
  const format = node?.attributes.format
  return format === 'html' || isHtml(text) ? text : text === '' ? '' : paragraphs(text)
}

const refusedTypes: Record<string, string> = {
  cloze: 'A cloze (gaps inside a text) cannot be marked here. Make one question of each gap.',
  essay: 'An essay is marked by a person; our tests take questions that have a key.',
  shortanswer: 'A typed word cannot be marked here. Give options to choose from, or ask for a number.',
  description: 'This is a text without a question.',
  calculated: 'A calculated question draws its numbers anew for everybody. Give each set of numbers as a question.',
}

type Read = { reading: KeyReading; options: Named; matches: Named | null }

const fractionOf = (node: XmlNode) => Number(node.attributes.fraction ?? '0')

const choicesIn = (node: XmlNode): Choice[] =>
  childrenOf(node, 'answer').map((answer) => ({ html: htmlIn(answer), fraction: fractionOf(answer) }))

const numbersIn = (node: XmlNode): NumericAnswer[] =>
  childrenOf(node, 'answer').map((answer) => ({
    value: textIn(answer),
    tolerance: (childOf(answer, 'tolerance')?.text ?? '0').trim() || '0',
    fraction: fractionOf(answer),
  }))

const named = ({ options }: KeyReading, texts: string[]): Named =>
  texts.map((html, at) => [options[at] ?? String(at), html])

const readAnswers = (node: XmlNode, facts: Facts | null): Read | string => {
  const type = node.attributes.type ?? ''
  switch (type) {
    case 'multichoice': {
      const choices = choicesIn(node)
      const isSingle = /^(true|1)$/.test(textIn(childOf(node, 'single')) || 'true')
      const reading = choiceKey(choices, isSingle, facts)
      return {
        reading,
        options: named(
          reading,
          choices.map(({ html }) => html),
        ),
        matches: null,
      }
    }
    case 'truefalse': {
      const choices = choicesIn(node).map(({ html, fraction }) => ({
        fraction,
        html: /^true$/i.test(plainOf(html)) ? '<p>True</p>' : '<p>False</p>',
      }))
      const reading = choiceKey(choices, true, facts)
      return {
        reading,
        options: named(
          reading,
          choices.map(({ html }) => html),
        ),
        matches: null,
      }
    }
    case 'numerical':
      return { reading: numericKey(numbersIn(node), facts), options: [], matches: null }
    case 'matching': {
      const pairs = childrenOf(node, 'subquestion').map((one) => ({
        left: htmlIn(one),
        right: htmlIn(childOf(one, 'answer')),
      }))
      const { reading, leftTexts, rightTexts } = matchingKey(pairs, facts)
      return {
        reading,
        options: named(reading, leftTexts),
        matches: rightTexts.toSorted(([a], [b]) => (a < b ? -1 : 1)),
      }
    }
    default:
      return refusedTypes[type] ?? `Questions of the kind “${type}” cannot be marked here.`
  }
}

const image = /<img\b[^>]*\bsrc="@@PLUGINFILE@@\/([^"]+)"[^>]*>/i
const altIn = (tag: string) => /\balt="([^"]*)"/i.exec(tag)?.[1] ?? null

const bytesIn = (node: XmlNode | undefined, name: string): ParsedPicture | null => {
  const file = node && childrenOf(node, 'file').find((one) => one.attributes.name === name)
  return file?.attributes.encoding === 'base64' ? { name, base64: file.text.replaceAll(/\s+/g, '') } : null
}

/** The first picture of the question becomes its figure; more than one has no place yet. */
const figureIn = (node: XmlNode | undefined, html: string) => {
  const [tag, encoded = ''] = image.exec(html) ?? []
  if (tag === undefined) return { html, figure: null, alt: null, problems: [] as Problem[] }
  const name = decodeURIComponent(encoded)
  const figure = bytesIn(node, name)
  const rest = html.replace(tag, '').replaceAll(/<p>\s*<\/p>/g, '')
  const problems = [
    ...(figure === null ? [wrong(`The picture ${name} is named and not in the file.`)] : []),
    ...(image.test(rest) ? [wrong('A question has one picture here; put several into one.')] : []),
  ]
  return { html: rest, figure, alt: altIn(tag), problems }
}

type Place = { subject: string | null; topic: string | null }

const questionOf = (node: XmlNode, place: Place): Omit<ParsedRow, 'number' | 'cells'> => {
  const facts = node.comments.map(readFacts).find((one) => one !== null) ?? null
  const answers = readAnswers(node, facts)
  if (typeof answers === 'string') return { question: null, problems: [wrong(answers, `line ${node.line}`)] }
  const { reading, options, matches } = answers
  const stem = childOf(node, 'questiontext')
  const picture = figureIn(stem, htmlIn(stem))
  const { html, passage } = withoutPassage(picture.html)
  const { texts, faults } = textsOf(html, options, matches)
  const tags = childrenOf(childOf(node, 'tags') ?? node, 'tag').map(textIn)
  const name = textIn(childOf(node, 'name'))
  const idNumber = textIn(childOf(node, 'idnumber'))
  const isInAnswers = [...options, ...(matches ?? [])].some(([, text]) => text.includes('@@PLUGINFILE@@'))
  const question: ParsedQuestion = {
    code: facts?.code ?? (isCode(idNumber) ? idNumber : isCode(name) ? name : null),
    subject: facts?.subject ?? place.subject,
    topic: facts?.topic ?? place.topic,
    type: reading.type,
    difficulty: facts?.difficulty ?? difficultyIn(tags),
    levels: facts?.levels ?? [],
    texts,
    options: reading.options,
    matches: reading.matches,
    decimals: facts?.decimals ?? null,
    key: reading.key,
    solution: translated(htmlIn(childOf(node, 'generalfeedback'))),
    passage,
    figure: picture.figure,
    figure_alt: picture.alt,
  }
  return {
    question,
    problems: [
      ...reading.problems,
      ...picture.problems,
      ...faults.map((fault) => wrong(fault)),
      ...(isInAnswers
        ? [wrong('Pictures inside options are not taken. Put them into the picture of the question.')]
        : []),
    ],
  }
}

/** What Moodle exports as “Moodle XML”. */
export const readMoodleXml = (text: string): ParsedRow[] => {
  const quiz = childOf(xmlTree(text), 'quiz')
  if (!quiz) throw new XmlRefused('This is no export of Moodle: it has no <quiz>.')
  let place = placeOf('')
  return childrenOf(quiz, 'question').flatMap((node): ParsedRow[] => {
    if (node.attributes.type === 'category') {
      place = placeOf(textIn(childOf(node, 'category')))
      return []
    }
    const title = plainOf(htmlIn(childOf(node, 'questiontext'))).slice(0, 500)
    return [{ number: node.line, cells: [textIn(childOf(node, 'name')), title], ...questionOf(node, place) }]
  })
}
