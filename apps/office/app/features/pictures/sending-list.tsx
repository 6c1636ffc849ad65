import type { ComponentProps } from 'react'
import { StateWord } from '../../ui/state-word.tsx'
import type { Sending } from './use-sending.ts'

type Look = Pick<ComponentProps<typeof StateWord>, 'icon' | 'tone'> & { words: (one: Sending) => string }

const looks: Record<Sending['state'], Look> = {
  waiting: { icon: 'ring', tone: 'quiet', words: () => 'waits' },
  sending: {
    icon: 'half',
    tone: 'quiet',
    words: ({ percent }) => (percent === 100 ? 'being looked at' : `sending, ${percent ?? 0}%`),
  },
  done: { icon: 'tick', tone: 'good', words: () => 'added' },
  known: { icon: 'info', tone: 'info', words: () => 'already here: use it' },
  failed: { icon: 'cross', tone: 'bad', words: ({ words }) => words ?? 'failed' },
}

/** How each file fares. Told to screen readers when one has come to its end, and not with every step. */
export function SendingList({ sending }: { sending: readonly Sending[] }) {
  if (sending.length === 0) return null
  const over = sending.filter(({ state }) => state !== 'waiting' && state !== 'sending').length
  return (
    <>
      <p className="sr-only" role="status">
        {over} of {sending.length} sent
      </p>
      <ul className="rows py-0 px-(--pad) [&_progress]:flex-[0_1_120px] [&_progress]:[accent-color:var(--color-ink)]">
        {sending.map((one, at) => {
          const { icon, tone, words } = looks[one.state]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never changes its order
            <li key={at}>
              <span className="grow">{one.name}</span>
              {one.state === 'sending' && <progress max={100} value={one.percent} aria-label={`${one.name}, sent`} />}
              <span className="end">
                <StateWord icon={icon} tone={tone}>
                  {words(one)}
                </StateWord>
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
