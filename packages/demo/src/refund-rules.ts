import type { Content } from './content/content.ts'
import type { Said } from './content/institute.ts'

const number = /₹?\d[\d,]*(?:\.\d+)?/g

/** A sentence with its numbers taken out. Unknown sentences stop the seed: half a rule is no rule. */
const inOther = (sentences: Said[], sentence: string): { kannada: string; hindi: string } => {
  const numbers = sentence.match(number) ?? []
  let at = 0
  const shape = sentence.replace(number, () => `{${++at}}`)
  const known = sentences.find(({ english }) => english === shape)
  if (!known) throw new Error(`No translation for this sentence of a refund rule: ${sentence}`)
  const filled = (text: string) => text.replace(/\{(\d)\}/g, (_, n: string) => numbers[Number(n) - 1] ?? '')
  return { kannada: filled(known.kannada), hindi: filled(known.hindi) }
}

/** The refund rules as the courses say them, with the sums of each. */
export const refundRules = ({ courses, refundSentences }: Pick<Content, 'courses' | 'refundSentences'>): Said[] => {
  const rules = new Set(courses.flatMap(({ at_branches }) => at_branches.map(({ refund_rule }) => refund_rule)))
  return [...rules].map((rule) => {
    const said = rule.split(/(?<=\.) /).map((sentence) => inOther(refundSentences, sentence))
    return {
      english: rule,
      kannada: said.map(({ kannada }) => kannada).join(' '),
      hindi: said.map(({ hindi }) => hindi).join(' '),
    }
  })
}
