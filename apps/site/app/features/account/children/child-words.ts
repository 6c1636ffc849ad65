import type { TakenTestView } from '@northlight/contract/children'

/** `181 of 300`, or why there are no marks. */
export const marksWords = ({ result, ended_at }: Pick<TakenTestView, 'result' | 'ended_at'>): string => {
  if (result) return `${result.marks} of ${result.max_marks}`
  return ended_at === null ? 'Not finished' : 'Result not out yet'
}
