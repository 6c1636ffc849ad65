import { paletteStateOf } from '@northlight/exam/answers/palette'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { arrowLeftIcon, arrowRightIcon } from '@northlight/ui/kit/icons.ts'
import type { SheetSection } from '@northlight/ui/question/sheet.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { memo, useLayoutEffect, useRef } from 'react'
import { useSelect, useWhole } from '../../use-select.ts'
import type { Attempt } from '../attempt/attempt.ts'
import { type SectionGroup, sectionGroups } from './section-groups.ts'

type TabProps = {
  attempt: Attempt
  name: string
  slots: number[]
  isCurrent: boolean
  isShut: boolean
  /** Many sections stand closer together. */
  isDense: boolean
  onOpen: () => void
}

const Tab = memo(function Tab({ attempt, name, slots, isCurrent, isShut, isDense, onOpen }: TabProps) {
  const { say, stored } = useWords()
  const answered = useSelect(
    attempt.view,
    ({ state }) =>
      slots.filter((slot) => {
        const now = paletteStateOf(state.slots[slot])
        return now === 'answered' || now === 'answered_and_marked'
      }).length,
  )
  const ref = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
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
      className={`${tabLook} ${openTabLook} ${tabOnPhones} ${isDense ? 'md:px-2.5' : 'md:px-5'}`}
    >
      <b className={`whitespace-nowrap ${isDense ? 'text-[0.875rem]' : 'text-sm max-md:text-[0.875rem]'}`}>
        {stored(name)}
      </b>
      <span className={`text-2xs figures ${isCurrent ? 'text-ink-2' : 'text-on-night-2'}`}>
        {say('{number} of {all}', { number: answered, all: slots.length })}
        <span className="sr-only"> {say('answered')}</span>
      </span>
    </button>
  )
})

const tabLook =
  'relative grid shrink-0 rounded-t-md pt-2 pb-2.5 text-left leading-card text-on-night hover:bg-night-2 disabled:opacity-60'
const openTabLook =
  'aria-[current]:bg-paper aria-[current]:text-ink aria-[current]:shadow-[inset_0_3px_0_var(--color-gold)] forced-colors:aria-[current]:underline'
const tabOnPhones = 'max-md:flex-auto max-md:justify-items-center max-md:px-2.5 max-md:pt-1.5 max-md:pb-1.5'

type Props = { attempt: Attempt; current: number; onOpen: (section: SheetSection) => void }

/** A tab for each section; where there are many, one for each subject and a line to step through its sections. */
export function SectionTabs({ attempt, current, onOpen }: Props) {
  const { say } = useWords()
  const open = useWhole(attempt.openSection)
  const { sections } = attempt.sheet
  const groups = sectionGroups(sections)
  const here = groups.find(({ sections: own }) => own.some(({ id }) => id === current))
  return (
    <div className="min-w-0 max-md:w-full">
      <nav
        aria-label={say('Sections')}
        className="scroll-x flex min-w-0 gap-1 pt-2 max-md:w-full max-md:gap-0 max-md:pt-1"
      >
        {groups.map((group) => (
          <Tab
            key={group.name}
            attempt={attempt}
            name={group.name}
            slots={group.slots}
            isCurrent={group === here}
            isDense={groups.length > 4}
            isShut={open !== undefined && !group.sections.some(({ id }) => id === open)}
            onOpen={() => group.sections[0] && onOpen(group.sections[0])}
          />
        ))}
      </nav>
      {here && here.sections.length > 1 && (
        <Steps group={here} all={sections} current={current} open={open} onOpen={onOpen} />
      )}
    </div>
  )
}

type StepsProps = {
  group: SectionGroup
  all: SheetSection[]
  current: number
  open: number | undefined
  onOpen: Props['onOpen']
}

/** ◄ Section 2 of 4 ►: from the first to the last section of the paper, across subjects. */
function Steps({ group, all, current, open, onOpen }: StepsProps) {
  const { say, stored } = useWords()
  const at = all.findIndex(({ id }) => id === current)
  const place = group.sections.findIndex(({ id }) => id === current)
  const to = (step: number) => {
    const section = all[at + step]
    return section && (open === undefined || section.id === open) ? section : undefined
  }
  const arrow = (step: number, label: string, icon: React.ReactNode) => {
    const section = to(step)
    return (
      <button
        type="button"
        aria-label={label}
        disabled={section === undefined}
        onClick={() => section && onOpen(section)}
        className="grid size-9 shrink-0 place-items-center rounded-sm text-on-night hover:bg-night-2 disabled:opacity-40"
      >
        {icon}
      </button>
    )
  }
  return (
    <div className="flex items-center gap-1 text-sm text-on-night-2">
      {arrow(-1, say('Previous section'), <Icon path={arrowLeftIcon} size={18} />)}
      <p className="min-w-0 truncate">
        <b className="font-semibold text-on-night">{stored(all[at]?.name ?? '')}</b>,{' '}
        {say('section {number} of {all}', { number: place + 1, all: group.sections.length })}
      </p>
      {arrow(1, say('Next section'), <Icon path={arrowRightIcon} size={18} />)}
    </div>
  )
}
