import { bestJudgement, type Judgement } from './judgement.ts'

type Pairs = Record<string, string>

const judgeAgainst = (given: Pairs, key: Pairs): Judgement => {
  const entries = Object.entries(given)
  if (entries.some(([left, right]) => !Object.hasOwn(key, left) || key[left] !== right)) return { outcome: 'wrong' }
  if (entries.length === Object.keys(key).length) return { outcome: 'right' }
  return entries.length === 0 ? { outcome: 'wrong' } : { outcome: 'partly', parts: entries.length }
}

/** Every pair right is right; some pairs and no wrong one is partly right; one wrong pair makes it wrong. */
export const judgeMatching = (given: Pairs, keys: Pairs[]): Judgement =>
  bestJudgement(keys.map((key) => judgeAgainst(given, key)))
