import type { Judgement } from './judgement.ts'

/** Any one of the right options is right. */
export const judgeSingle = (option: string, right: string[]): Judgement =>
  right.includes(option) ? { outcome: 'right' } : { outcome: 'wrong' }
