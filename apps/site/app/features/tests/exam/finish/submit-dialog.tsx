import { type PaletteState, paletteCounts } from '@northlight/exam/answers/palette'
import { clockText } from '@northlight/exam/attempt/timing'
import { CloudIcon } from '@northlight/ui/icons/cloud.tsx'
import { InfoIcon } from '@northlight/ui/icons/info.tsx'
import { WarningIcon } from '@northlight/ui/icons/warning.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import type { Attempt } from '../free/attempt.ts'
import { PaletteKey } from '../free/palette/palette-shape.tsx'
import { sectionGroups } from '../free/palette/section-groups.ts'
import { useSelect, useWhole } from '../use-select.ts'
import { ToLookAt } from './to-look-at.tsx'

const columns: { state: PaletteState; title: string }[] = [
  { state: 'answered', title: 'Answered' },
  { state: 'answered_and_marked', title: 'Answered and marked' },
  { state: 'marked', title: 'Marked only' },
  { state: 'not_answered', title: 'Not answered' },
  { state: 'not_visited', title: 'Not visited' },
]

const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`)

/** "Chemistry and Mathematics have" */
const comingWords = (names: string[]): string | null => {
  if (names.length === 0) return null
  return names.length === 1 ? `${names[0]} has` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} have`
}

type Props = { attempt: Attempt; isOpen: boolean; onClose: () => void; onOpen: (slot: number) => void }

/** What stands where, before anything is final. The safe button comes first. */
export function SubmitDialog({ isOpen, ...props }: Props) {
  return isOpen ? <OpenDialog {...props} /> : null
}

function OpenDialog({ attempt, onClose, onOpen }: Omit<Props, 'isOpen'>) {
  const { state } = useWhole(attempt.view)
  const status = useWhole(attempt.status)
  const open = useWhole(attempt.openSection)
  const rest = useSelect(attempt.left, (ms) => (ms === null ? null : clockText(ms)))
  const all = paletteCounts(attempt.sheet.order, state)
  const { sections } = attempt.sheet
  const here = sections.find(({ id }) => id === open)
  const toCome = here && comingWords(sections.slice(sections.indexOf(here) + 1).map(({ name }) => name))
  const answers = all.answered + all.answered_and_marked
  const blank = attempt.sheet.order.length - answers
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Submit the test?"
      className="sm:w-[min(100%-32px,760px)]"
      lead={
        <>
          You have {rest ? <b className="text-ink figures">{rest}</b> : 'no time limit'}
          {rest && ` left${here ? ` in ${here.name}` : ''}`} and <b className="text-ink">{questions(blank)}</b> without
          an answer. {toCome && `${toCome} not opened yet: if you submit now, you cannot open it. `}After this the test
          cannot be opened again.
        </>
      }
      actions={
        <>
          <Button
            variant="line"
            onClick={() => {
              onClose()
              attempt.handIn()
            }}
          >
            Submit now
          </Button>
          <Button onClick={onClose}>Back to the test</Button>
        </>
      }
    >
      <ToLookAt attempt={attempt} onOpen={onOpen} />
      <CountTable attempt={attempt} />
      <p aria-hidden="true" className="-mt-3 text-xs text-ink-2 sm:hidden">
        From left to right: {columns.map(({ title }) => title.toLowerCase()).join(', ')}.
      </p>
      <p className="flex gap-3 rounded-sm bg-gold-2 px-4 py-3.5 text-sm">
        <InfoIcon size={18} className="mt-0.5" />
        <span>
          <b>{answers === 1 ? '1 answer' : `${answers} answers`} will be marked.</b>
          {all.marked > 0 &&
            ` ${questions(all.marked)} marked for review without a choice ${all.marked === 1 ? 'counts' : 'count'} as blank.`}
        </span>
      </p>
      <p className={`flex gap-3 px-4 text-sm font-medium ${status.waiting === 0 ? 'text-leaf' : 'text-clay'}`}>
        {status.waiting === 0 ? <CloudIcon size={18} /> : <WarningIcon size={18} />}
        <span>
          {status.waiting === 0
            ? `Everything you did is saved with us: ${status.saved} steps, none waiting.`
            : `${status.waiting} steps still wait on this device. They are sent first.`}
        </span>
      </p>
    </Dialog>
  )
}

function CountTable({ attempt }: { attempt: Attempt }) {
  const { state } = useWhole(attempt.view)
  const rows = sectionGroups(attempt.sheet.sections).map(({ name, slots }) => ({
    name,
    counts: paletteCounts(slots, state),
  }))
  const total = { name: `All ${attempt.sheet.order.length}`, counts: paletteCounts(attempt.sheet.order, state) }
  return (
    <table className="w-full text-center figures">
      <caption className="sr-only">State of every section</caption>
      <thead>
        <tr className="text-xs text-ink-2">
          <th scope="col" className="pb-2 text-left align-bottom font-normal">
            Section
          </th>
          {columns.map(({ state: one, title }) => (
            <th key={one} scope="col" className="w-[13%] px-1 pb-2 align-bottom leading-[1.25] font-normal max-sm:px-0">
              <span className="mx-auto mb-1.5 block w-fit max-sm:mb-0">
                <PaletteKey state={one} />
              </span>
              {/* On phones there is no room for words here: they stand in one line below. */}
              <span className="max-sm:sr-only">{title}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, ...(rows.length > 1 ? [total] : [])].map(({ name, counts }) => (
          <tr key={name} className="border-t border-line last:border-ink last:font-semibold">
            <th scope="row" className="py-3 text-left leading-[1.3] font-medium max-sm:py-2 max-sm:text-sm">
              {name}
            </th>
            {columns.map(({ state: one }) => (
              <td key={one} className={`py-3 max-sm:py-2 ${counts[one] === 0 ? 'text-ink-3' : ''}`}>
                {counts[one]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
