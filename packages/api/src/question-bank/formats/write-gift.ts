import { withDelimiters } from '@northlight/contract/formulas/formula-text'
import type { Key } from '@northlight/exam/marking/keys'
import { fileTexts, secondListOf } from './file-texts.ts'
import { joinLanguages } from './languages-in-text.ts'
import { categoryOf, factsLine } from './northlight-facts.ts'
import type { ParsedQuestion } from './parsed-question.ts'

const written = (text: string): string =>
  text.replaceAll(/[\\~=#{}:]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')

/** Moodle gives the same share to every right answer, and takes as much for every wrong one. */
export const sharesOf = (key: Extract<Key, { type: 'multiple' }>, options: string[]) => {
  const right = key.right.length
  const wrong = options.length - right
  const share = (count: number) => (count === 0 ? 0 : Math.round(10_000_000 / count) / 100_000)
  return (name: string) => (key.right.includes(name) ? share(right) : wrong === 0 ? 0 : -share(wrong))
}

const numericLine = (rule: Extract<Key, { type: 'numeric' }>['accept'][number]) =>
  'from' in rule ? `=${rule.from}..${rule.to}` : `=${rule.value}:${rule.tolerance ?? '0'}`

const answersOf = (question: ParsedQuestion): { lines: string[]; matches: string[] | null } => {
  const { key, options } = question
  const texts = fileTexts(question)
  const option = (name: string) => written(texts.option(name))
  switch (key.type) {
    case 'single': {
      // Only the first right one stands behind `=`: where all answers do, Moodle takes them for words to type.
      const sign = (name: string) => (name === key.right[0] ? '=' : key.right.includes(name) ? '~%100%' : '~')
      // A wrong option that begins with a percent sign would be read as a share of the marks.
      const share = (name: string) => (sign(name) === '~' && option(name).startsWith('%') ? '%0%' : '')
      return { lines: options.map((name) => `${sign(name)}${share(name)}${option(name)}`), matches: null }
    }
    case 'multiple': {
      const share = sharesOf(key, options)
      return { lines: options.map((name) => `~%${share(name)}%${option(name)}`), matches: null }
    }
    case 'numeric':
      return { lines: key.accept.map(numericLine), matches: null }
    case 'matching': {
      const { pairs, extra, order } = texts.pairs(key)
      const match = (name: string) => written(texts.lines.get(name) ?? '')
      return {
        lines: [
          ...pairs.map(([left, right]) => `=${option(left)} -> ${match(right)}`),
          ...extra.map((name) => `= -> ${match(name)}`),
        ],
        matches: order,
      }
    }
  }
}

/** As Moodle itself notes the id number and the tags of a question. */
const moodleComment = ({ code, difficulty, levels }: ParsedQuestion): string => {
  const tags = [difficulty, ...levels].filter((one) => one !== null && !/[[\]<>`]/.test(one))
  return `// ${[`[id:${code ?? ''}]`, ...tags.map((tag) => `[tag:${tag}]`)].join(' ')}`
}

const questionOf = (question: ParsedQuestion): string => {
  const { lines, matches } = answersOf(question)
  const solution = withDelimiters(joinLanguages(question.solution))
  const start = question.key.type === 'numeric' ? '{#' : '{'
  return [
    `// ${factsLine(question, matches, secondListOf(question))}`,
    moodleComment(question),
    `::${written(question.code ?? '')}::[html]${written(fileTexts(question).text())}${start}`,
    ...lines.map((line) => `\t${line}`),
    ...(solution === '' ? [] : [`\t####${written(solution)}`]),
    '}',
  ].join('\n')
}

/** A file that Moodle takes as it is. GIFT holds no pictures: they are named by their whole address. */
export const writeGift = (questions: readonly ParsedQuestion[]): string => {
  let last = ''
  return questions
    .map((question) => {
      const category = categoryOf(question.subject ?? 'Questions', question.topic ?? 'Questions')
      const head = category === last ? '' : `$CATEGORY: ${category}\n\n`
      last = category
      return `${head}${questionOf(question)}\n`
    })
    .join('\n')
}
