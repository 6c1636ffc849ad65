import type { PaperView } from '@northlight/contract/exams/paper'
import { SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import { letterAt } from '@northlight/ui/question/sheet.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useEffect, useId, useRef } from 'react'
import { lazyPart, Part } from '../../../../platform/loading/part.tsx'
import { contrast } from '../aids/contrast.ts'
import { useSelect, useWhole } from '../use-select.ts'
import type { Attempt } from './attempt/attempt.ts'

type Aid = PaperView['aids'][number]

const calculator = lazyPart<object>(() => import('../aids/calculator.tsx').then((part) => part.Calculator))

const tick = 'flex min-h-tap cursor-pointer items-center gap-2.5'

/** What helps to read and think, below the question it belongs to. It opens when it is first asked for. */
export function AidsTray({ attempt, aids }: { attempt: Attempt; aids: readonly Aid[] }) {
  const { isClockHidden, look } = useWhole(attempt.aids.store)
  const { say } = useWords()
  const has = (aid: Aid) => aids.includes(aid)
  const tray = useRef<HTMLElement>(null)
  // Below a long question it would open out of sight.
  // Scrolling gives a promise in newer browsers, and React would take it for a clean-up.
  useEffect(() => void tray.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <section
      ref={tray}
      aria-label={say('Aids')}
      data-own-keys
      className="mt-6 grid gap-4 border-t border-line-2 pt-4 text-sm"
    >
      {has('strike_out') && <StrikeOut attempt={attempt} />}
      {has('notes') && <Note attempt={attempt} />}
      <div className="flex flex-wrap gap-x-7">
        {has('hidden_clock') && attempt.isTimed && (
          <label className={tick}>
            <input
              type="checkbox"
              className="size-6 accent-night"
              checked={isClockHidden}
              onChange={({ currentTarget }) => attempt.aids.set({ isClockHidden: currentTarget.checked })}
            />
            {say('Hide the clock until five minutes are left')}
          </label>
        )}
        {has('contrast') && (
          <label className={tick}>
            <input
              type="checkbox"
              className="size-6 accent-night"
              checked={'background' in look}
              onChange={({ currentTarget }) => attempt.aids.set({ look: currentTarget.checked ? contrast : {} })}
            />
            {say('High contrast')}
          </label>
        )}
      </div>
      {has('calculator') && <Part part={calculator} props={{}} waiting={<SkeletonLines lines={4} />} />}
    </section>
  )
}

function StrikeOut({ attempt }: { attempt: Attempt }) {
  const { say } = useWords()
  const slot = useSelect(attempt.view, (view) => view.screen.slot)
  const struck = useSelect(attempt.aids.store, (kept) => kept.struck[slot])
  const one = attempt.sheet.bySlot.get(slot)
  if (!one || one.order.length === 0 || one.view.type === 'matching') return null
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left mr-2">{say('Strike out')}</legend>
      {one.order.map((name, place) => (
        <button
          key={name}
          type="button"
          aria-pressed={struck?.includes(name) ?? false}
          onClick={() => attempt.aids.toggleStruck(slot, name)}
          className="grid size-11 place-items-center rounded-md border border-field bg-white font-semibold hover:border-ink aria-pressed:line-through aria-pressed:opacity-75"
        >
          <span className="sr-only">{say('Option')} </span>
          {letterAt(place)}
        </button>
      ))}
    </fieldset>
  )
}

function Note({ attempt }: { attempt: Attempt }) {
  const id = useId()
  const { say } = useWords()
  const slot = useSelect(attempt.view, (view) => view.screen.slot)
  const note = useSelect(attempt.aids.store, (kept) => kept.notes[slot]) ?? ''
  const number = attempt.sheet.bySlot.get(slot)?.number
  return (
    <div>
      <label htmlFor={id}>{say('Note to question {number}', { number: number ?? '' })}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={2000}
        value={note}
        onChange={({ currentTarget }) => attempt.aids.writeNote(slot, currentTarget.value)}
        className="mt-1.5 block w-full rounded-md border border-field bg-white px-3 py-2 text-md"
      />
      <p className="mt-1 text-xs text-ink-2">
        {say('Only on this device. You see it again beside the question in the review. It is not an answer.')}
      </p>
    </div>
  )
}
