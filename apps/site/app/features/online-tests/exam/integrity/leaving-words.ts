import type { Say } from '@northlight/contract/words/say'
import type { IntegrityPolicy, Tally } from '@northlight/exam/attempt/integrity'

const howOften = (violations: number, say: Say) =>
  violations === 1
    ? say('You have left the test screen once. This is recorded.')
    : say('You have left the test screen {count} times. This is recorded.', { count: violations })

/** What a tally means for the student: the sentence of the engine, in the language of the screen. */
export const leavingWords = (
  { violations, consequence, sentence }: Tally,
  policy: IntegrityPolicy,
  say: Say,
): string => {
  if (violations === 0) return ''
  if (consequence === 'eliminate') return say('The test has ended because the test screen was left too often.')
  if (policy.policy === 'log') return howOften(violations, say)
  // The engine counts what the server has heard of; its number stands in the sentence.
  const count = Number(/^Warning (\d+) of/.exec(sentence)?.[1] ?? violations)
  if (consequence !== 'warn')
    return `${howOften(violations, say)} ${say('Somebody of the institute looks at it and decides; go on with your test.')}`
  const isLastChance = policy.policy === 'eliminate' && count === policy.warnings
  const warning = say('Warning {count} of {of}: stay on the test screen.', { count, of: policy.warnings })
  return `${warning} ${
    isLastChance
      ? say('If you leave it again, your test ends and cannot be continued.')
      : say('The clock keeps running.')
  }`
}
