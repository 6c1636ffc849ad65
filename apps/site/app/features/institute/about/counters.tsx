import type { CounterView } from '@northlight/contract/content/pages'
import { Band } from '@northlight/ui/kit/band.tsx'
import { BandHead } from '../../../ui/layout/band-head.tsx'

export type Counter = { id: number; number: string; title: string; meaning: string }

export const counterOf = ({ id, counter, exact, title, meaning }: CounterView): Counter => ({
  id,
  // The plus says that it was rounded down; a number that was not rounded needs none.
  number: `${(counter ?? 0).toLocaleString('en-IN')}${exact === counter ? '' : '+'}`,
  title: title ?? '',
  meaning: meaning ?? '',
})

/** Numbers with what was counted: they stand still and are what they say. */
export function Counters({ counters, ground = 'white' }: { counters: Counter[]; ground?: 'white' | 'tint' }) {
  if (counters.length === 0) return null
  return (
    <Band ground={ground} labelledBy="counters-heading">
      <BandHead
        id="counters-heading"
        mark="dipper"
        markLabel="In numbers"
        title="Counted, not estimated."
        lead="Each number is rounded down. What was counted is written below it."
      />
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 menu:grid-cols-4">
        {counters.map(({ id, number, title, meaning }) => (
          <li key={id} className="border-t border-ink pt-4">
            <b className="block font-serif text-num leading-none font-light tracking-figure figures">{number}</b>
            <p className="mt-3 leading-brief font-medium">{title}</p>
            {meaning && <p className="mt-2 text-sm text-ink-2">{meaning}</p>}
          </li>
        ))}
      </ul>
    </Band>
  )
}
