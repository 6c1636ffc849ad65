import type { FamilyRow } from '@northlight/contract/office/families/views'
import { Link } from 'react-router'
import { RowCheck } from '../../ui/check.tsx'
import { Reach } from './reach.tsx'
import { FamilyStateWord } from './state.tsx'
import { Take } from './take.tsx'
import { classText, lengthText, sourceText, whenText, wroteInText } from './words.ts'

type Props = {
  rows: FamilyRow[]
  chosen: ReadonlySet<number>
  onChoose: (ids: number[], isChosen: boolean) => void
}

/** Families as rows; on a phone two lines with ☎ and WhatsApp at the thumb. */
export function FamilyTable({ rows, chosen, onChoose }: Props) {
  const isAll = rows.length > 0 && rows.every(({ id }) => chosen.has(id))
  return (
    <div className="table-wrap">
      <table className="table table--stacked table--two-line table--families [&_td]:whitespace-nowrap [&_tbody_th]:whitespace-nowrap [&_:is(th,_td)]:px-1.75">
        <caption className="sr-only">Families</caption>
        <thead>
          <tr>
            <td className="check-cell">
              <RowCheck
                label="Choose all on this page"
                checked={isAll}
                onChange={(event) =>
                  onChoose(
                    rows.map(({ id }) => id),
                    event.target.checked,
                  )
                }
              />
            </td>
            <th scope="col">Family</th>
            <th scope="col">Wants</th>
            <th scope="col">How it came</th>
            <th scope="col">State</th>
            <th scope="col">First answer</th>
            <th scope="col">Owner</th>
            <th scope="col">Next</th>
            <th scope="col" className="at-end of-touches">
              Contacts
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((family, place) => (
            <Row key={family.id} place={place} family={family} isChosen={chosen.has(family.id)} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = { family: FamilyRow; place: number; isChosen: boolean } & Pick<Props, 'onChoose'>

function Row({ family, place, isChosen, onChoose }: RowProps) {
  return (
    <tr data-row={place} className={isChosen ? 'is-chosen' : undefined}>
      <td className="check-cell above-row not-stacked">
        <RowCheck
          label={`Choose ${family.name}`}
          checked={isChosen}
          onChange={(event) => onChoose([family.id], event.target.checked)}
        />
      </td>
      <th scope="row">
        <Link className="row-link" to={`/families/${family.id}`}>
          {family.name}
        </Link>{' '}
        <span className="muted">{classText(family.class)}</span>
        <span className="second-line">
          {family.wants}
          {family.wants && <br />}
          <FamilyStateWord family={family} /> <Answer family={family} />
          {family.wrote_in && <span className="muted"> · {wroteInText(family)}</span>}
        </span>
      </th>
      <td className="not-stacked">
        <span className="clip" title={family.wants ?? undefined}>
          {family.wants ?? '–'}
        </span>
      </td>
      <td className="not-stacked">
        {family.form_label}
        <span className="under clip">{sourceText(family.first)}</span>
        {family.wrote_in && <span className="under">{wroteInText(family)}</span>}
      </td>
      <td className="not-stacked">
        <FamilyStateWord family={family} />
      </td>
      <td className="not-stacked">
        <Answer family={family} />
      </td>
      <td className="not-stacked">{family.owner ? family.owner.name : <Take family={family} />}</td>
      <td className="not-stacked">
        <Next at={family.next_at} />
      </td>
      <td className="at-end not-stacked of-touches">{family.touches}</td>
      <td className="at-end">
        <Reach family={family} />
      </td>
    </tr>
  )
}

/** How long the first answer took, or how long somebody has waited for one. */
function Answer({ family }: { family: FamilyRow }) {
  if (family.answered_at) return <span className="muted">{lengthText(family.came_at, family.answered_at)}</span>
  if (family.state !== 'new') return null
  return (
    <span className="nowrap">
      <b className="due">{lengthText(family.touched_at)}</b> <span className="waits">waiting</span>
    </span>
  )
}

function Next({ at }: { at: string | null }) {
  if (at === null) return <span className="muted">–</span>
  return <span className={Date.parse(at) < Date.now() ? 'bad' : undefined}>{whenText(at)}</span>
}
