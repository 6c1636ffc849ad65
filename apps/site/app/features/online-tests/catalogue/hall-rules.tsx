import type { Text } from '@northlight/contract/words/catalogue'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { clockIcon, cloudIcon, lockIcon, screenIcon } from '@northlight/ui/kit/icons.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'

/** What the test itself does, anyone who holds it. */
type Rule = { icon: string; title: Text; text: Text }

const rules = (isTimed: boolean): Rule[] => [
  {
    icon: cloudIcon,
    title: 'No answer is lost.',
    text: 'Each one is saved as you give it. If the connection drops or the browser closes, sign in again and continue.',
  },
  {
    icon: screenIcon,
    title: 'Full screen stays on.',
    text: 'Leaving it is counted where you can see it, and you are warned first. A device without full screen is not punished.',
  },
  {
    icon: clockIcon,
    title: isTimed ? 'Our clock counts.' : 'There is no clock.',
    text: isTimed
      ? 'It starts when you press Start, runs on the server and ends the test at zero on its own.'
      : 'Take the time you need.',
  },
  {
    icon: lockIcon,
    title: 'Marks and rank are yours.',
    text: 'You see them in your account. There is no public list.',
  },
]

export function HallRules({ isTimed }: { isTimed: boolean }) {
  const { say } = useWords()
  return (
    <section aria-labelledby="rules" className="mt-14">
      <h2 id="rules" className="text-h3">
        {say('Test rules')}
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {rules(isTimed).map(({ icon, title, text }) => (
          <li key={title} className="grid grid-cols-[22px_1fr] gap-4 text-sm leading-[1.55] text-ink-2">
            <Icon path={icon} size={22} className="text-bronze" />
            <p>
              <b className="text-ink">{say(title)}</b> {say(text)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
