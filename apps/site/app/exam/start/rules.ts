import type { InstructionsView } from '@northlight/contract/exams/paper'

const timesWord = ['', 'first time is', 'first two times are', 'first three times are']

const integrityRule = ({ policy, warnings }: InstructionsView['integrity']): string => {
  const base = 'Full screen is asked for. Leaving it, or this tab, is counted where you can see it.'
  const own = 'Our own dialogs never count, and a device without full screen is not punished.'
  if (policy === 'log') return `${base} It is recorded and has no other effect. ${own}`
  const warned = `The ${timesWord[warnings] ?? `first ${warnings} times are`} ${warnings === 1 ? 'a warning' : 'warnings'}`
  if (policy === 'warn') return `${base} ${warned}. ${own}`
  return `${base} ${warnings > 0 ? `${warned}; the next one ends the test.` : 'The first time ends the test.'} ${own}`
}

/** What the screen itself does, told before the clock starts. The pack's own instructions come first. */
export const screenRules = (given: InstructionsView): string[] => {
  const isFree = given.delivery === 'free'
  return [
    given.duration_ms === null
      ? 'There is no time limit. Take the time you need, in one sitting.'
      : 'The clock is ours, not your computer’s. It starts when you press Start and ends the paper at zero, by itself.',
    ...(isFree
      ? [
          'Move freely between questions and sections. Save & Next keeps an answer; Mark for Review & Next keeps it too, if you have chosen one.',
        ]
      : [
          'One question at a time. Save and go on keeps your answer and opens the next question; there is no way back.',
          'When the time of a question is over, what you have chosen is saved and the next question opens.',
        ]),
    `Every saved answer is shown at the top: “saved 42 · waiting 0”. If the line drops, go on.${
      isFree ? ` Answers given before the end count if they reach us within ${given.grace_minutes} minutes.` : ''
    }`,
    integrityRule(given.integrity),
    'If the browser closes, sign in again on any device and go on at the same question. The clock does not wait.',
  ]
}
