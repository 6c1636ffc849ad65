import type { Say } from '@northlight/contract/words/say'

/** `1 question`, `6 questions` */
export const questionsWords = (count: number, say: Say): string =>
  count === 1 ? say('1 question') : say('{count} questions', { count })
