import type { Text } from '@northlight/contract/words/catalogue'
import { useWords } from '@northlight/ui/words/use-words.ts'

const steps: { when: Text; what: Text; text: Text }[] = [
  { when: 'When you submit', what: 'A receipt', text: 'How many answers we have, with a code that proves it.' },
  {
    when: 'When the test is marked',
    what: 'Your marks and report',
    text: 'Where you lost marks, where the time went, and what to do this week. We will e-mail you.',
  },
  {
    when: 'When the solutions open',
    what: 'Every question, worked out',
    text: 'With your answer beside it. If you think a key is wrong, challenge it there.',
  },
]

/** What a student gets after a test. */
export function Afterwards() {
  const { say } = useWords()
  return (
    <section aria-labelledby="afterwards" className="mt-14">
      <h2 id="afterwards" className="mb-5 text-h3">
        {say('Afterwards')}
      </h2>
      <ol className="border-b border-line-2">
        {steps.map(({ when, what, text }) => (
          <li key={when} className="grid gap-x-6 gap-y-1 border-t border-line-2 py-4 sm:grid-cols-[12rem_1fr]">
            <span className="text-sm text-ink-2">{say(when)}</span>
            <p className="text-sm text-ink-2">
              <b className="block text-base text-ink">{say(what)}</b>
              {say(text)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
