import type { Say } from '@northlight/contract/words/say'
import { type PALETTE_STATES, paletteCounts, paletteStateOf } from '@northlight/exam/answers/palette'
import { type SheetSection, typeWords } from '@northlight/ui/question/sheet.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { memo } from 'react'
import { useSelect, useWhole } from '../../use-select.ts'
import type { Attempt } from '../attempt/attempt.ts'
import { legendWords, PaletteKey, PaletteShape, stateWords } from './palette-shape.tsx'

type CellProps = { attempt: Attempt; slot: number; number: number; onOpen: (slot: number) => void }

/** Draws again only when its own question changes, so a key press touches one or two of them. */
const Cell = memo(function Cell({ attempt, slot, number, onOpen }: CellProps) {
  const { say } = useWords()
  const state = useSelect(attempt.view, (view) => paletteStateOf(view.state.slots[slot]))
  const isCurrent = useSelect(attempt.view, (view) => view.screen.slot === slot)
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent || undefined}
        aria-label={say(stateWords[state], { number })}
        onClick={() => onOpen(slot)}
        className="relative grid size-11 place-items-center rounded-sm text-[0.875rem] leading-none font-semibold figures aria-[current]:shadow-[0_0_0_2px_var(--color-white),0_0_0_4px_var(--color-night)] forced-colors:aria-[current]:outline-3"
      >
        <PaletteShape state={state}>{number}</PaletteShape>
      </button>
    </li>
  )
})

/** What each shape means, with how many there are of it in these slots. */
export const Legend = memo(function Legend({ attempt, slots }: { attempt: Attempt; slots: number[] }) {
  const { say } = useWords()
  const counts = useSelect(attempt.view, (view) => JSON.stringify(paletteCounts(slots, view.state)))
  const shown = JSON.parse(counts) as ReturnType<typeof paletteCounts>
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-1.5 border-t border-line pt-4 text-xs leading-card [&>li:last-child]:col-span-2">
      {(
        [
          'answered',
          'not_answered',
          'not_visited',
          'marked',
          'answered_and_marked',
        ] satisfies (typeof PALETTE_STATES)[number][]
      ).map((state) => (
        <li key={state} className="flex items-center gap-2.5">
          <PaletteKey state={state}>{shown[state]}</PaletteKey>
          <span>{say(legendWords[state])}</span>
        </li>
      ))}
    </ul>
  )
})

/** "1–20 one right option · 21–25 type a number" */
const kindsOf = (attempt: Attempt, section: SheetSection, say: Say): string => {
  const runs: { from: number; to: number; type: keyof typeof typeWords }[] = []
  for (const slot of section.slots) {
    const one = attempt.sheet.bySlot.get(slot)
    if (!one) continue
    const last = runs.at(-1)
    if (last && last.type === one.view.type && last.to === one.number - 1) last.to = one.number
    else runs.push({ from: one.number, to: one.number, type: one.view.type })
  }
  return runs
    .map(({ from, to, type }) => `${from === to ? from : `${from}–${to}`} ${say(typeWords[type]).toLowerCase()}`)
    .join(' · ')
}

/** Where sections have their own time, the others are shut, and nobody should look for the way in. */
function NextSection({ attempt }: { attempt: Attempt }) {
  const { say, stored } = useWords()
  const open = useWhole(attempt.openSection)
  const { sections } = attempt.sheet
  const next = open === undefined ? undefined : sections[sections.findIndex(({ id }) => id === open) + 1]
  return next ? (
    <p className="text-xs text-ink-2">
      {say('{section} opens by itself when this time is over.', { section: stored(next.name) })}
    </p>
  ) : null
}

type Props = {
  attempt: Attempt
  section: SheetSection
  onOpen: (slot: number) => void
  /** In the sheet of a phone the counts stand in its head. */
  isInSheet?: boolean
}

export const Palette = memo(function Palette({ attempt, section, onOpen, isInSheet = false }: Props) {
  const { say, stored } = useWords()
  return (
    <>
      <h2 className="font-sans text-sm leading-brief font-semibold tracking-normal">
        {stored(section.name)},{' '}
        {section.slots.length === 1 ? say('1 question') : say('{count} questions', { count: section.slots.length })}
      </h2>
      <ol aria-label={say('Questions')} className="grid grid-cols-5 justify-items-center gap-x-1 gap-y-1.5">
        {section.slots.map((slot) => (
          <Cell
            key={slot}
            attempt={attempt}
            slot={slot}
            number={attempt.sheet.bySlot.get(slot)?.number ?? 0}
            onOpen={onOpen}
          />
        ))}
      </ol>
      <p className="-mt-1.5 text-xs text-ink-2">{kindsOf(attempt, section, say)}</p>
      <NextSection attempt={attempt} />
      {!isInSheet && <Legend attempt={attempt} slots={section.slots} />}
    </>
  )
})
