import { classes } from '@northlight/ui/classes.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { RowCheck } from '../../ui/check.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { clockText } from '../../ui/time.tsx'
import { isWriting, lengthText, noSaveAfter, type Shown } from './attention.ts'

/** More than anybody reads at once; anyone who needs somebody stands at the top. */
const atOnce = 100

type Props = {
  shown: Shown[]
  total: number
  now: number
  placeOf: (id: number | null) => string
  current: string | null
  chosen: ReadonlySet<string>
  onChoose: (attempt: string, isOn: boolean) => void
  onOpen: (attempt: string) => void
}

export function StudentTable({ shown, total, ...rest }: Props) {
  const [most, setMost] = useState(atOnce)
  return (
    <>
      <div className="table-wrap">
        <table className="table table--two-line table--stacked table--hall max-md:[&_tbody_th]:whitespace-normal [&_tbody_th]:min-w-30 [&_tbody_th]:max-w-50 [&_tbody_th]:whitespace-normal [&_th_kbd]:ml-1.5">
          <caption className="sr-only">Students</caption>
          <thead>
            <tr>
              <td className="check-cell">
                <span className="sr-only">Choose</span>
              </td>
              <th scope="col">Student</th>
              <th scope="col">Where</th>
              <th scope="col">Answered</th>
              <th scope="col" className="at-end">
                Last save
              </th>
              <th scope="col">Attention</th>
              <th scope="col" className="at-end">
                Time
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, most).map((one, at) => (
              <StudentRow key={one.row.id} one={one} at={at} {...rest} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="small muted pt-2.5 px-(--pad) pb-5">
        {Math.min(most, shown.length)} of {total} shown. Answers are never shown here, only how many.{' '}
        {shown.length > most && (
          <Button small onClick={() => setMost(most + atOnce)}>
            Show {Math.min(atOnce, shown.length - most)} more
          </Button>
        )}
      </p>
    </>
  )
}

type RowProps = Omit<Props, 'shown' | 'total'> & { one: Shown; at: number }

function StudentRow({ one: { row, attention }, at, now, placeOf, current, chosen, onChoose, onOpen }: RowProps) {
  const { attempt } = row
  const saved = row.last_save_at ? now - Date.parse(row.last_save_at) : null
  const isLate = isWriting(row) && saved !== null && saved > noSaveAfter
  const save = saved === null ? '–' : isWriting(row) ? lengthText(saved) : clockText(row.last_save_at ?? '')
  const answered = `${row.answered}/${row.questions}`
  return (
    <tr data-row={at} className={classes(attempt !== null && attempt === current && 'is-chosen')}>
      <td className="check-cell">
        {attempt && (
          <RowCheck
            label={`Choose ${row.name}`}
            checked={chosen.has(attempt)}
            onChange={(event) => onChoose(attempt, event.target.checked)}
          />
        )}
      </td>
      <th scope="row">
        {attempt ? (
          <button
            type="button"
            className="row-link border-0 p-0 bg-transparent text-left cursor-pointer max-menu:min-h-8"
            onClick={() => onOpen(attempt)}
          >
            {row.name}
          </button>
        ) : (
          row.name
        )}
        {attention && attention.weight < 6 && at < 9 && <kbd className="desk-only"> {at + 1}</kbd>}
        <span className="second-line">
          {attention && (
            <>
              <StateWord icon={attention.icon} tone={attention.tone}>
                {attention.kind}
              </StateWord>{' '}
              {attention.words}
              <br />
            </>
          )}
          {answered} · saved {save} · {placeOf(row.branch_id)}
        </span>
      </th>
      <td className="not-stacked muted narrow">{placeOf(row.branch_id)}</td>
      <td className="not-stacked">
        <span className="grid grid-cols-[64px_auto] gap-2.5 items-center whitespace-nowrap">
          <span
            className="block h-1.5 rounded-[3px] [background:linear-gradient(90deg,var(--c,var(--color-night))_var(--w),#e6dfcf_var(--w))]"
            style={{ '--w': `${row.questions ? (100 * row.answered) / row.questions : 0}%` } as React.CSSProperties}
          />
          <span>{answered}</span>
        </span>
      </td>
      <td className={classes('not-stacked at-end', isLate && 'is-late')}>{save}</td>
      <td className="not-stacked">
        {attention ? (
          <>
            <StateWord icon={attention.icon} tone={attention.tone}>
              {attention.kind}
            </StateWord>
            <span className="under">{attention.words}</span>
          </>
        ) : (
          <span className="muted">{isWriting(row) || row.started_at === null ? '–' : 'ended'}</span>
        )}
      </td>
      <td className="not-stacked at-end">{row.extra_ms > 0 ? `+${Math.round(row.extra_ms / 60_000)} min` : ''}</td>
    </tr>
  )
}
