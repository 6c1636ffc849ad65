import { bestJudgement, type Judgement } from './judgement.ts'

const judgeAgainst = (chosen: string[], right: string[]): Judgement => {
  const picked = new Set(chosen)
  const wanted = new Set(right)
  if ([...picked].some((option) => !wanted.has(option))) return { outcome: 'wrong' }
  if (picked.size === wanted.size) return { outcome: 'right' }
  return picked.size === 0 ? { outcome: 'wrong' } : { outcome: 'partly', parts: picked.size }
}

/** All right options is right; some of them and no wrong one is partly right; one wrong option makes it wrong. */
export const judgeMultiple = (chosen: string[], keys: string[][]): Judgement =>
  bestJudgement(keys.map((right) => judgeAgainst(chosen, right)))
