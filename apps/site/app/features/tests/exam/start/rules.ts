import type { InstructionsView } from '@northlight/contract/exams/paper'

type Given = Pick<InstructionsView, 'delivery' | 'clock' | 'duration_ms' | 'grace_minutes' | 'integrity'>

const timesWord = ['', 'first time is', 'first two times are', 'first three times are']

const integrityRule = ({ policy, warnings }: Given['integrity']): string => {
  const base = 'Full screen is asked for. Leaving it, or this tab, is counted where you can see it.'
  const own = 'Our own dialogs never count, and a device without full screen is not punished.'
  if (policy === 'log') return `${base} It is recorded and has no other effect. ${own}`
  const warned = `The ${timesWord[warnings] ?? `first ${warnings} times are`} ${warnings === 1 ? 'a warning' : 'warnings'}`
  if (policy === 'warn')
    return `${base} ${warned}; after that your test goes on, and somebody of the institute looks at it and decides. ${own}`
  return `${base} ${warnings > 0 ? `${warned}; the next one ends the test.` : 'The first time ends the test.'} ${own}`
}

const clockRules: Record<Given['clock'], string> = {
  none: 'There is no time limit. Take the time you need.',
  paper: 'The time starts when you press Start. Only our clock counts, not the one of your device.',
  section:
    'Each section has its own time, by our clock. It starts when you press Start; when a section is over, the next one opens by itself and there is no way back to it.',
  question:
    'Each question has its own time, by our clock. When it is over, what you have chosen is saved and the next question opens; its time starts as soon as you have answered.',
}

const orderRule = ({ delivery, clock }: Given): string => {
  if (delivery === 'sequential')
    return 'One question at a time. Save and next keeps your answer and opens the next question; you cannot go back.'
  const freely =
    clock === 'section'
      ? 'Move freely between the questions of the open section.'
      : 'Move freely between questions and sections.'
  return `${freely} The number grid shows each question by its own shape: not visited, not answered, answered, marked for review, or answered and marked, which is evaluated.`
}

/** What becomes of answers that were given without a line. */
const lateRule = ({ delivery, grace_minutes }: Given): string => {
  if (delivery !== 'free') return ''
  if (grace_minutes === 0) return ' Answers that reach us after the end count only if the office accepts them.'
  const within = grace_minutes === 1 ? 'one minute' : `${grace_minutes} minutes`
  return ` Answers given before the end count if they reach us within ${within}; the office sees which ones came later.`
}

/** What the screen itself does, told before the clock starts. The pack's own instructions come first. */
export const screenRules = (given: Given): string[] => [
  clockRules[given.duration_ms === null ? 'none' : given.clock],
  orderRule(given),
  `Every step of yours is counted at the top: “saved 42 · waiting 0”. If the connection drops, continue.${lateRule(given)}`,
  integrityRule(given.integrity),
  `If the browser closes, sign in again on any device and continue at the same question. Only one screen answers at a time.${
    given.duration_ms === null ? '' : ' The clock does not wait.'
  }`,
]
