import { isHtml, paragraphs, plainOf } from '@northlight/contract/formulas/formula-text'
import { type NumericAnswer, numericKey, wrong } from './choices-of.ts'
import { type Answers, readChoices, readPairs, wholeQuestion } from './moodle-question.ts'
import { type Facts, placeOf, readFacts } from './northlight-facts.ts'
import { isCode, type ParsedQuestion, type ParsedRow, type Problem } from './parsed-question.ts'
import { collectPictures, type PictureCollector } from './xml-pictures.ts'
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

const fractionOf = (node: XmlNode) => Number(node.attributes.fraction ?? '0')

const numbersIn = (node: XmlNode): NumericAnswer[] =>
  childrenOf(node, 'answer').map((answer) => ({
    value: textIn(answer),
    tolerance: (childOf(answer, 'tolerance')?.text ?? '0').trim() || '0',
    fraction: fractionOf(answer),
  }))

const isSaid = (node: XmlNode, name: string) => /^(true|1)$/.test(textIn(childOf(node, name)) || 'true')

const readAnswers = (node: XmlNode, facts: Facts | null, { take }: PictureCollector): Answers | string => {
  const type = node.attributes.type ?? ''
  const html = (one: XmlNode | undefined) => take(one, htmlIn(one))
  const choices = () =>
    childrenOf(node, 'answer').map((answer) => ({ html: html(answer), fraction: fractionOf(answer) }))
  switch (type) {
    case 'multichoice':
      return readChoices(choices(), isSaid(node, 'single'), facts)
    // The plug-in “all or nothing”: every right option counts whole.
    case 'multichoiceset':
      return readChoices(choices(), false, facts)
    case 'truefalse': {
      const words = choices().map(({ html, fraction }) => ({
        fraction,
        html: /^true$/i.test(plainOf(html)) ? '<p>True</p>' : '<p>False</p>',
      }))
      return readChoices(words, true, facts)
    }
    case 'numerical':
      return { reading: numericKey(numbersIn(node), facts), options: [], matches: null }
    case 'matching': {
      const pairs = childrenOf(node, 'subquestion').map((one) => ({
        left: html(one),
        right: html(childOf(one, 'answer')),
      }))
      return readPairs(pairs, facts)
    }
    default:
      return refusedTypes[type] ?? `Questions of the kind “${type}” cannot be marked here.`
  }
}

const guess = (message: string): Problem => ({ where: null, level: 'guess', message })

/** What Moodle keeps and we do not: told, so that nobody misses it later. */
const leftOut = (node: XmlNode): Problem[] => {
  const said = (one: XmlNode) => textIn(childOf(one, 'feedback')) !== ''
  const units = childrenOf(childOf(node, 'units') ?? node, 'unit')
  return [
    ...(childOf(node, 'hidden')?.text.trim() === '1' ? [guess('It is hidden in Moodle.')] : []),
    ...(childrenOf(node, 'answer').some(said)
      ? [guess('Feedback on single options is left out; the solution is kept.')]
      : []),
    ...(units.length > 0
      ? [guess('Units are not asked for here: say in the question in which unit the number is wanted.')]
      : []),
  ]
}

/** Sounds, films and papers that a text links to. */
const otherFiles = (question: ParsedQuestion): Problem[] => {
  const [, name] = /@@PLUGINFILE@@\/([^"'\\\s<]+)/.exec(JSON.stringify(question)) ?? []
  return name === undefined
    ? []
    : [wrong(`It links to ${name}. Of the files beside a question only pictures are taken.`)]
}

type Place = { subject: string | null; topic: string | null }

const questionOf = (node: XmlNode, place: Place): Omit<ParsedRow, 'number' | 'cells'> => {
  const facts = node.comments.map(readFacts).find((one) => one !== null) ?? null
  const pictures = collectPictures()
  const stem = childOf(node, 'questiontext')
  const whole = pictures.figureIn(pictures.take(stem, htmlIn(stem)) + pictures.ofBefore(node), facts?.figure)
  const answers = readAnswers(node, facts, pictures)
  if (typeof answers === 'string') return { question: null, problems: [wrong(answers, `line ${node.line}`)] }
  // Entries of the second list name pictures that stand with the question.
  if (facts?.second) pictures.takeAll(stem)
  const general = childOf(node, 'generalfeedback')
  const [name, idNumber] = [textIn(childOf(node, 'name')), textIn(childOf(node, 'idnumber'))]
  const solution = pictures.take(general, htmlIn(general))
  const { question, problems } = wholeQuestion({
    ...{ facts, place, answers, solution },
    code: isCode(idNumber) ? idNumber : isCode(name) ? name : null,
    tags: childrenOf(childOf(node, 'tags') ?? node, 'tag').map(textIn),
    stem: whole.html,
    figure: whole.figure,
    figure_alt: whole.alt,
    pictures: pictures.found().filter((one) => one !== whole.figure),
  })
  return {
    question,
    problems: [...problems, ...pictures.problems(), ...otherFiles(question), ...(facts ? [] : leftOut(node))],
  }
}

/** What Moodle exports as “Moodle XML”. */
export const readMoodleXml = (text: string): ParsedRow[] => {
  const quiz = childOf(xmlTree(text), 'quiz')
  if (!quiz) throw new XmlRefused('This is no export of Moodle: it has no <quiz>.')
  let place = placeOf('')
  let number = 0
  return childrenOf(quiz, 'question').flatMap((node): ParsedRow[] => {
    if (node.attributes.type === 'category') {
      place = placeOf(textIn(childOf(node, 'category')))
      return []
    }
    const title = plainOf(htmlIn(childOf(node, 'questiontext'))).slice(0, 500)
    // By its line; several of one line, as programs write it that save room, are counted on from it.
    number = Math.max(node.line, number + 1)
    return [{ number, cells: [textIn(childOf(node, 'name')), title], ...questionOf(node, place) }]
  })
}
