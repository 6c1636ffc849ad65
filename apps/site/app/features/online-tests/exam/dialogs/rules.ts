import type { InstructionsView } from '@northlight/contract/exams/paper'
import type { Text } from '@northlight/contract/words/catalogue'
import type { Say } from '@northlight/contract/words/say'

type Given = Pick<InstructionsView, 'delivery' | 'clock' | 'duration_ms' | 'grace_minutes' | 'integrity'>

const consequence = ({ policy, warnings }: Given['integrity'], say: Say): string => {
  if (policy === 'log') return say('It is recorded and has no other effect.')
  if (policy === 'warn')
    return warnings === 1
      ? say(
          'The first time is a warning; after that your test goes on, and somebody of the institute looks at it and decides.',
        )
      : say(
          'The first {count} times are warnings; after that your test goes on, and somebody of the institute looks at it and decides.',
          { count: warnings },
        )
  if (warnings === 0) return say('The first time ends the test.')
  return warnings === 1
    ? say('The first time is a warning; the next one ends the test.')
    : say('The first {count} times are warnings; the next one ends the test.', { count: warnings })
}

const clockRules: Record<Given['clock'], Text> = {
  none: 'There is no time limit. Take the time you need.',
  paper: 'The time starts when you press Start. Only our clock counts, not the one of your device.',
  section:
    'Each section has its own time, by our clock. It starts when you press Start; when a section is over, the next one opens by itself and there is no way back to it.',
  question:
    'Each question has its own time, by our clock. When it is over, what you have chosen is saved and the next question opens; its time starts as soon as you have answered.',
}

const orderRule = ({ delivery, clock }: Given, say: Say): string => {
  if (delivery === 'sequential')
    return say(
      'One question at a time. Save and next keeps your answer and opens the next question; you cannot go back.',
    )
  const freely =
    clock === 'section'
      ? say('Move freely between the questions of the open section.')
      : say('Move freely between questions and sections.')
  return `${freely} ${say('The number grid shows each question by its own shape: not visited, not answered, answered, marked for review, or answered and marked, which is evaluated.')}`
}

/** What becomes of answers that were given offline. */
const lateRule = ({ delivery, grace_minutes }: Given, say: Say): string => {
  if (delivery !== 'free') return ''
  if (grace_minutes === 0)
    return ` ${say('Answers that reach us after the end count only if the office accepts them.')}`
  return ` ${
    grace_minutes === 1
      ? say(
          'Answers given before the end count if they reach us within one minute; the office sees which ones came later.',
        )
      : say(
          'Answers given before the end count if they reach us within {count} minutes; the office sees which ones came later.',
          { count: grace_minutes },
        )
  }`
}

/** What the screen itself does, told before the clock starts. The pack's own instructions come first. */
export const screenRules = (given: Given, say: Say): string[] => [
  say(clockRules[given.duration_ms === null ? 'none' : given.clock]),
  orderRule(given, say),
  `${say('Every step of yours is counted at the top: “{line}”. If the connection drops, continue.', {
    line: say('saved {saved} · waiting {waiting}', { saved: 42, waiting: 0 }),
  })}${lateRule(given, say)}`,
  `${say('Full screen is asked for. Leaving it, or this tab, is counted where you can see it.')} ${consequence(given.integrity, say)} ${say('Our own dialogs never count, and a device without full screen is not punished.')}`,
  `${say('If the browser closes, sign in again on any device and continue at the same question. Only one screen answers at a time.')}${
    given.duration_ms === null ? '' : ` ${say('The clock does not wait.')}`
  }`,
]
