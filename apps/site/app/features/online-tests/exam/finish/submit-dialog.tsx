import type { Text } from '@northlight/contract/words/catalogue'
import { type PaletteState, paletteCounts } from '@northlight/exam/answers/palette'
import { clockText } from '@northlight/exam/attempt/timing'
import { Button } from '@northlight/ui/kit/button.tsx'
import { Dialog } from '@northlight/ui/kit/dialog.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { cloudIcon, infoIcon, warningIcon } from '@northlight/ui/kit/icons.ts'
import { Said } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { Attempt } from '../free/attempt/attempt.ts'
import { PaletteKey } from '../free/palette/palette-shape.tsx'
import { sectionGroups } from '../free/palette/section-groups.ts'
import { useSelect, useWhole } from '../use-select.ts'
import { ToLookAt } from './to-look-at.tsx'

const columns: { state: PaletteState; title: Text }[] = [
  { state: 'answered', title: 'Answered' },
  { state: 'answered_and_marked', title: 'Answered and marked' },
  { state: 'marked', title: 'Marked only' },
  { state: 'not_answered', title: 'Not answered' },
  { state: 'not_visited', title: 'Not visited' },
]

type Props = { attempt: Attempt; isOpen: boolean; onClose: () => void; onOpen: (slot: number) => void }

/** What stands where, before anything is final. The safe button comes first. */
export function SubmitDialog({ isOpen, ...props }: Props) {
  return isOpen ? <OpenDialog {...props} /> : null
}

function OpenDialog({ attempt, onClose, onOpen }: Omit<Props, 'isOpen'>) {
  const { say, stored } = useWords()
  const { state } = useWhole(attempt.view)
  const status = useWhole(attempt.status)
  const open = useWhole(attempt.openSection)
  const rest = useSelect(attempt.left, (ms) => (ms === null ? null : clockText(ms)))
  const all = paletteCounts(attempt.sheet.order, state)
  const { sections } = attempt.sheet
  const here = sections.find(({ id }) => id === open)
  const toCome = here ? sections.slice(sections.indexOf(here) + 1).map(({ name }) => stored(name)) : []
  const answers = all.answered + all.answered_and_marked
  const blank = attempt.sheet.order.length - answers
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('Submit the test?')}
      className="sm:w-[min(100%-32px,760px)]"
      lead={
        <>
          {rest && (
            <>
              <Said
                text={here ? 'Time left in {section}: {time}.' : 'Time left: {time}.'}
                values={{ section: here && stored(here.name), time: <b className="text-ink figures">{rest}</b> }}
              />{' '}
            </>
          )}
          <Said
            text={blank === 1 ? '{count} question is without an answer.' : '{count} questions are without an answer.'}
            values={{ count: <b className="text-ink">{blank}</b> }}
          />{' '}
          {toCome.length > 0 &&
            `${say('Not opened yet: {sections}. If you submit now, you cannot open it.', { sections: toCome.join(', ') })} `}
          {say('After this the test cannot be opened again.')}
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
            {say('Submit now')}
          </Button>
          <Button onClick={onClose}>{say('Back to the test')}</Button>
        </>
      }
    >
      <ToLookAt attempt={attempt} onOpen={onOpen} />
      <CountTable attempt={attempt} />
      <p aria-hidden="true" className="-mt-3 text-xs text-ink-2 sm:hidden">
        {say('From left to right:')} {columns.map(({ title }) => say(title).toLowerCase()).join(', ')}.
      </p>
      <p className="flex gap-3 rounded-sm bg-gold-2 px-4 py-3.5 text-sm">
        <Icon path={infoIcon} size={18} className="mt-0.5" />
        <span>
          <b>
            {answers === 1
              ? say('1 answer will be marked.')
              : say('{count} answers will be marked.', { count: answers })}
          </b>
          {all.marked > 0 &&
            ` ${say('Marked for review without a choice, counted as blank: {count}.', { count: all.marked })}`}
        </span>
      </p>
      <p className={`flex gap-3 px-4 text-sm font-medium ${status.waiting === 0 ? 'text-leaf' : 'text-clay'}`}>
        {status.waiting === 0 ? <Icon path={cloudIcon} size={18} /> : <Icon path={warningIcon} size={18} />}
        <span>
          {status.waiting === 0
            ? say('Everything you did is saved with us: {count} steps, none waiting.', { count: status.saved })
            : say('{count} steps still wait on this device. They are sent first.', { count: status.waiting })}
        </span>
      </p>
    </Dialog>
  )
}

function CountTable({ attempt }: { attempt: Attempt }) {
  const { say, stored } = useWords()
  const { state } = useWhole(attempt.view)
  const rows = sectionGroups(attempt.sheet.sections).map(({ name, slots }) => ({
    name: stored(name),
    counts: paletteCounts(slots, state),
  }))
  const total = {
    name: say('All {count}', { count: attempt.sheet.order.length }),
    counts: paletteCounts(attempt.sheet.order, state),
  }
  return (
    <table className="w-full text-center figures">
      <caption className="sr-only">{say('State of every section')}</caption>
      <thead>
        <tr className="text-xs text-ink-2">
          <th scope="col" className="pb-2 text-left align-bottom font-normal">
            {say('Section')}
          </th>
          {columns.map(({ state: one, title }) => (
            <th key={one} scope="col" className="w-[13%] px-1 pb-2 align-bottom leading-tight font-normal max-sm:px-0">
              <span className="mx-auto mb-1.5 block w-fit max-sm:mb-0">
                <PaletteKey state={one} />
              </span>
              {/* On phones there is no room for words here: they stand in one line below. */}
              <span className="max-sm:sr-only">{say(title)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, ...(rows.length > 1 ? [total] : [])].map(({ name, counts }) => (
          <tr key={name} className="border-t border-line last:border-ink last:font-semibold">
            <th scope="row" className="py-3 text-left leading-card font-medium max-sm:py-2 max-sm:text-sm">
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
