import type { Say } from '@northlight/contract/words/say'

export const questionCount = (count: number, say: Say): string =>
  count === 1 ? say('1 question') : say('{count} questions', { count })
