import { isHtml, paragraphs } from '@northlight/contract/formulas/formula-text'
import { type NumericAnswer, numericKey, wrong } from './choices-of.ts'
import { type Answers, readChoices, readPairs, wholeQuestion } from './moodle-question.ts'
import { type Facts, placeOf, readFacts } from './northlight-facts.ts'
import { isCode, type ParsedRow, type Problem } from './parsed-question.ts'

/** Signs that mean something in GIFT stand behind a backslash where they mean themselves. */
const signs = ['\\', '~', '=', '#', '{', '}', ':', 'n'] as const
const held = (at: number) => String.fromCharCode(0xe000 + at)
const hold = (text: string) =>
  text
    .replaceAll(/[\ue000-\ue00f]/g, '')
    .replaceAll(/\\([\\~=#{}:n])/g, (_, sign: (typeof signs)[number]) => held(signs.indexOf(sign)))
const release = (text: string) =>
  text.replaceAll(/[\ue000-\ue007]/g, (sign) => {
    const meant = signs[sign.charCodeAt(0) - 0xe000] ?? ''
    return meant === 'n' ? '\n' : meant
  })

const formats = ['html', 'moodle', 'plain', 'markdown'] as const
type Format = (typeof formats)[number]

/** A text with its format; one that says none has that of the question. */
const textIn = (text: string, usual: Format | null): { html: string; format: Format | null } => {
  const [, name, rest] = /^\s*\[(html|moodle|plain|markdown)\]([\s\S]*)$/.exec(text) ?? []
  const format = (name as Format | undefined) ?? usual
  const meant = release(rest ?? text).trim()
  const isWritten = format === 'html' || (format !== 'plain' && isHtml(meant))
  return { html: isWritten ? meant : paragraphs(meant), format }
}

type Block = { line: number; lines: string[]; comments: string[] }

/** Questions are parted by blank lines; a comment belongs to the question that follows it. */
const blocksOf = (text: string): Block[] => {
  const blocks: Block[] = []
  let current: Block = { line: 1, lines: [], comments: [] }
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const bare = line.trim()
    if (bare.startsWith('//')) {
      current.comments.push(bare.slice(2).trim())
      continue
    }
    if (bare !== '') {
      if (current.lines.length === 0) current.line = at + 1
      current.lines.push(line)
      continue
    }
    if (current.lines.length === 0) continue
    blocks.push(current)
    current = { line: at + 2, lines: [], comments: [] }
  }
  return current.lines.length > 0 ? [...blocks, current] : blocks
}

type Parts = { title: string | null; before: string; inside: string; after: string }

class Unreadable extends Error {}
const refuse = (message: string): never => {
  throw new Unreadable(message)
}

const partsOf = (text: string): Parts => {
  const [, title = null, rest = text] = /^\s*::([\s\S]*?)::([\s\S]*)$/.exec(text) ?? []
  const [from, to] = [rest.indexOf('{'), rest.lastIndexOf('}')]
  if (from === -1 && to === -1) return refuse('It has no answers: they stand in braces, { }.')
  if (from === -1 || to < from) return refuse('A brace is not closed.')
  const inside = rest.slice(from + 1, to)
  if (/[{}]/.test(inside)) return refuse('A brace is opened inside the answers. Inside a text write \\{ and \\}.')
  return { title, before: rest.slice(0, from), inside, after: rest.slice(to + 1) }
}

type Answer = { isRight: boolean; weight: number | null; text: string; feedback: string }

/**
 * `=right`, `~wrong`, `~=right`, `~%50%part`, each with `#feedback`. Behind an equals sign a share is a share only of a
 * number: an option that is right may begin with “50% of it”.
 */
const answersOf = (inside: string, isNumber = false): Answer[] =>
  inside
    .replaceAll('=', '~=')
    .split('~')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => {
      const isMarked = piece.startsWith('=')
      const said = piece.slice(isMarked ? 1 : 0)
      const [, weight, body = said] = isMarked && !isNumber ? [] : (/^\s*(?:%(-?[\d.]+)%)?([\s\S]*)$/.exec(said) ?? [])
      const [text = '', ...feedback] = body.split('#')
      return {
        isRight: isMarked,
        weight: weight === undefined ? null : Number(weight),
        text: text.trim(),
        feedback: feedback.join('#').trim(),
      }
    })

const fractionOf = ({ isRight, weight }: Answer) => weight ?? (isRight ? 100 : 0)

const saysMore = (answers: Answer[]): boolean => answers.some((one) => one.feedback !== '')

const numbersOf = (answers: Answer[]): NumericAnswer[] =>
  answers
    .filter((one) => one.isRight)
    .map((one) => {
      const value = release(one.text)
      const range = /^(-?[\d.eE+-]+?)\.\.(-?[\d.eE+-]+)$/.exec(value)
      if (range) return { from: range[1] ?? '', to: range[2] ?? '', fraction: fractionOf(one) }
      const [number = '', tolerance = '0'] = value.split(':')
      return { value: number.trim(), tolerance: tolerance.trim(), fraction: fractionOf(one) }
    })

type Read = Answers & { hasFeedback: boolean }

const verdicts = /^(T|TRUE|F|FALSE)$/i

const readAnswers = (inside: string, facts: Facts | null, format: Format | null): Read => {
  const text = inside.trim()
  const html = (answer: string, usual = format) => textIn(answer, usual).html
  if (text === '') return refuse('An essay is marked by a person; our tests take questions that have a key.')
  if (text.startsWith('#')) {
    const numbers = text.slice(1).trim()
    const answers = answersOf(/^[=~]/.test(numbers) ? numbers : `=${numbers}`, true)
    return {
      reading: numericKey(numbersOf(answers), facts),
      options: [],
      matches: null,
      hasFeedback: saysMore(answers),
    }
  }
  const [verdict = '', ...verdictFeedback] = text.split('#')
  if (verdicts.test(verdict.trim())) {
    const isTrue = /^t/i.test(verdict.trim())
    const choice = (word: string, isRight: boolean) => ({ html: `<p>${word}</p>`, fraction: isRight ? 100 : 0 })
    return {
      ...readChoices([choice('True', isTrue), choice('False', !isTrue)], true, facts),
      hasFeedback: verdictFeedback.some((one) => one.trim() !== ''),
    }
  }
  const answers = answersOf(text)
  if (answers.length > 0 && answers.every((one) => one.text.includes('->'))) {
    const pairs = answers.map((one) => {
      const at = one.text.indexOf('->')
      const left = one.text.slice(0, at)
      // The second list is plain in Moodle, whatever the question is written in.
      return { left: left.trim() === '' ? '' : html(left), right: html(one.text.slice(at + 2), 'moodle') }
    })
    return { ...readPairs(pairs, facts), hasFeedback: false }
  }
  if (answers.every((one) => one.isRight))
    return refuse('A typed word cannot be marked here. Give options to choose from, or ask for a number with {#…}.')
  const choices = answers.map((one) => ({ html: html(one.text), fraction: fractionOf(one) }))
  const isSingle = answers.some((one) => one.isRight && one.weight === null)
  return { ...readChoices(choices, isSingle, facts), hasFeedback: saysMore(answers) }
}

const tagsOf = (comments: string[], name: 'id' | 'tag') =>
  comments.flatMap((line) =>
    [...line.matchAll(new RegExp(`\\[${name}:([^\\]]*)\\]`, 'g'))].map(([, value = '']) => release(hold(value))),
  )

const questionOf = (
  block: Block,
  place: { subject: string | null; topic: string | null },
): Omit<ParsedRow, 'cells'> => {
  const facts = block.comments.map(readFacts).find((one) => one !== null) ?? null
  const { title, before, inside, after } = partsOf(hold(block.lines.join('\n')))
  // The last one: a feedback may hold the sign, too.
  const end = inside.lastIndexOf('####')
  const [answers, general] = end === -1 ? [inside, ''] : [inside.slice(0, end), inside.slice(end + 4)]
  const stem = textIn(after.trim() === '' ? before : `${before} _____ ${after}`, null)
  const read = readAnswers(answers, facts, stem.format)
  const name = release(title ?? '').trim()
  const { question, problems } = wholeQuestion({
    ...{ facts, place },
    code: tagsOf(block.comments, 'id')[0] ?? (isCode(name) ? name : null),
    tags: tagsOf(block.comments, 'tag'),
    stem: stem.html,
    answers: read,
    solution: general.trim() === '' ? '' : textIn(general, stem.format).html,
  })
  const left: Problem = {
    where: null,
    level: 'guess',
    message: 'Feedback on single options is left out; the solution is kept.',
  }
  return { number: block.line, question, problems: read.hasFeedback ? [...problems, left] : problems }
}

const rowOf = (block: Block, place: { subject: string | null; topic: string | null }): ParsedRow => {
  const cells = [block.lines.join('\n')]
  try {
    return { ...questionOf(block, place), cells }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { number: block.line, cells, question: null, problems: [wrong(error.message, `line ${block.line}`)] }
  }
}

/** Moodle's GIFT, question by question: one that cannot be read takes no other with it. */
export const readGift = (text: string): ParsedRow[] => {
  let place = placeOf('')
  return blocksOf(text.replace(/^\ufeff/, '')).flatMap((block): ParsedRow[] => {
    const category = /^\s*\$CATEGORY:\s*(.*)$/.exec(block.lines[0] ?? '')
    if (!category) return [rowOf(block, place)]
    place = placeOf(category[1] ?? '')
    const lines = block.lines.slice(1)
    return lines.length === 0 ? [] : [rowOf({ ...block, line: block.line + 1, lines }, place)]
  })
}
