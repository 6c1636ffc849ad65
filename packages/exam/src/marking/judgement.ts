/** How an answer compares with its key, before any marks. `parts` counts the right parts of a partly right answer. */
export type Judgement = { outcome: 'right' } | { outcome: 'wrong' } | { outcome: 'partly'; parts: number }

const WORTH = { wrong: 0, partly: 1, right: 2 }

/** When a key accepts several answers, the student is judged by the one that serves best. */
export const bestJudgement = (judgements: Judgement[]): Judgement =>
  judgements.reduce<Judgement>(
    (best, one) => {
      if (WORTH[one.outcome] !== WORTH[best.outcome]) return WORTH[one.outcome] > WORTH[best.outcome] ? one : best
      if (one.outcome === 'partly' && best.outcome === 'partly') return one.parts > best.parts ? one : best
      return best
    },
    { outcome: 'wrong' },
  )
