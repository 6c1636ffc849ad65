import { paletteStateOf } from '@northlight/exam/answers/palette'
import type { SheetSection } from '@northlight/ui/question/sheet.ts'
import { memo, useEffect, useRef } from 'react'
import { useSelect, useWhole } from '../../use-select.ts'
import type { Attempt } from '../attempt.ts'

type TabProps = {
  attempt: Attempt
  section: SheetSection
  isCurrent: boolean
  isShut: boolean
  /** Many sections stand closer together. */
  isDense: boolean
  onOpen: () => void
}

const Tab = memo(function Tab({ attempt, section, isCurrent, isShut, isDense, onOpen }: TabProps) {
  const answered = useSelect(
    attempt.view,
    ({ state }) =>
      section.slots.filter((slot) => {
        const now = paletteStateOf(state.slots[slot])
        return now === 'answered' || now === 'answered_and_marked'
      }).length,
  )
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Many sections scroll sideways; the open one is always in sight.
    if (isCurrent) ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isCurrent])
  return (
    <button
      ref={ref}
      type="button"
      aria-current={isCurrent || undefined}
      disabled={isShut}
      onClick={onOpen}
      className={`relative grid shrink-0 rounded-t-md pt-2 pb-2.5 text-left leading-[1.3] text-on-night hover:bg-night-2 disabled:opacity-60 aria-[current]:bg-paper aria-[current]:text-ink aria-[current]:shadow-[inset_0_3px_0_var(--color-gold)] forced-colors:aria-[current]:underline max-md:flex-auto max-md:justify-items-center max-md:px-2.5 ${isDense ? 'md:px-2.5' : 'md:px-5'}`}
    >
      <b className={`whitespace-nowrap ${isDense ? 'text-[0.875rem]' : 'text-sm max-md:text-[0.875rem]'}`}>
        {section.name}
      </b>
      <span className={`text-[0.75rem] figures ${isCurrent ? 'text-ink-2' : 'text-on-night-2'}`}>
        {answered} of {section.slots.length}
        <span className="sr-only"> answered</span>
      </span>
    </button>
  )
})

type Props = { attempt: Attempt; current: number; onOpen: (section: SheetSection) => void }

export function SectionTabs({ attempt, current, onOpen }: Props) {
  const open = useWhole(attempt.openSection)
  return (
    <nav aria-label="Sections" className="scroll-x flex min-w-0 gap-1 pt-2 max-md:w-full max-md:gap-0 max-md:pt-1.5">
      {attempt.sheet.sections.map((section) => (
        <Tab
          key={section.id}
          attempt={attempt}
          section={section}
          isCurrent={section.id === current}
          isDense={attempt.sheet.sections.length > 4}
          isShut={open !== undefined && section.id !== open}
          onOpen={() => onOpen(section)}
        />
      ))}
    </nav>
  )
}
