import type { GroupFigures, ResultSummary } from '@northlight/contract/results/office'
import { useState } from 'react'
import { Section } from '../../ui/section.tsx'

/** The bar in which the student in the middle stands; the last one also holds its upper end. */
const holds = ({ from, to }: { from: number; to: number }, median: number, isLast: boolean) =>
  median >= from && (median < to || (isLast && median <= to))

/** Bars with their numbers, the middle of the class marked. */
export function Distribution({ figures, caption }: { figures: GroupFigures; caption: string }) {
  const { distribution, median } = figures
  const most = Math.max(1, ...distribution.map(({ takers }) => takers))
  return (
    <ol className="histogram" aria-label={caption}>
      {distribution.map((bar, at) => {
        const isMiddle = holds(bar, median, at === distribution.length - 1)
        return (
          <li key={bar.from} className={isMiddle ? 'is-middle' : undefined}>
            <span className="flex flex-col justify-end h-42.5 max-md:h-31.25" aria-hidden="true">
              {bar.takers}
              <span
                className="histogram__bar"
                style={{ '--p': String((100 * bar.takers) / most) } as React.CSSProperties}
              />
            </span>
            <span className="histogram__from" aria-hidden="true">
              {String(bar.from).replace('-', '−')}
            </span>
            <span className="sr-only">
              {bar.takers} with {bar.from} to {bar.to} marks{isMiddle && ', the middle of the class'}
            </span>
            {isMiddle && (
              <span className="font-semibold" aria-hidden="true">
                middle
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** The same bars in little, for a row; said as a sentence to anyone who does not see them. */
function SmallBars({ distribution, takers }: Pick<GroupFigures, 'distribution' | 'takers'>) {
  if (takers === 0) return null
  const most = Math.max(1, ...distribution.map((bar) => bar.takers))
  const said = distribution.filter((bar) => bar.takers > 0).map((bar) => `${bar.takers} with ${bar.from}–${bar.to}`)
  return (
    <span className="small-bars" role="img" aria-label={`Marks: ${said.join(', ')}`}>
      {distribution.map((bar) => (
        <i key={bar.from} style={{ '--h': `${(100 * bar.takers) / most}%` } as React.CSSProperties} />
      ))}
    </span>
  )
}

const ways = { all: 'All', branch: 'By branch', batch: 'By batch' } as const

/** The marks of a class: as a whole, by branch or by batch. */
export function Marks({ summary }: { summary: ResultSummary }) {
  const [way, setWay] = useState<keyof typeof ways>('all')
  const { all, by_branch, by_batch } = summary
  return (
    <Section
      title="Marks"
      end={
        <fieldset className="segments">
          <legend className="sr-only">Which students</legend>
          {(Object.keys(ways) as (keyof typeof ways)[]).map((one) => (
            <button key={one} type="button" aria-pressed={one === way} onClick={() => setWay(one)}>
              {ways[one]}
            </button>
          ))}
        </fieldset>
      }
    >
      {way === 'all' && <Distribution figures={all} caption={`Marks of ${all.takers} students`} />}
      {way === 'branch' && <GroupTable title="By branch" groups={by_branch} none="no branch" />}
      {way === 'batch' && <GroupTable title="By batch" groups={by_batch} none="without a course" />}
    </Section>
  )
}

export function GroupTable({ title, groups, none }: { title: string; groups: GroupFigures[]; none: string }) {
  return (
    <div className="table-wrap">
      <table className="table table--stacked [&_th:first-child]:w-[40%]">
        <caption className="whitespace-nowrap pt-3 px-2.5 pb-1 text-left font-semibold text-sm">{title}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col" className="at-end">
              Sat
            </th>
            <th scope="col" className="at-end">
              Absent
            </th>
            <th scope="col" className="at-end">
              Average
            </th>
            <th scope="col" className="at-end">
              Median
            </th>
            <th scope="col" className="at-end">
              Best
            </th>
            <th scope="col">Distribution</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.name ?? ''}>
              <th scope="row">
                {group.name ?? none}
                <span className="second-line">
                  {group.takers} sat, {group.absent} absent · average {group.average} · best {group.best}
                  <SmallBars {...group} />
                </span>
              </th>
              <td className="not-stacked at-end">{group.takers}</td>
              <td className="not-stacked at-end">{group.absent}</td>
              <td className="not-stacked at-end">{group.average}</td>
              <td className="not-stacked at-end">{group.median}</td>
              <td className="not-stacked at-end">{group.best}</td>
              <td className="not-stacked">
                <SmallBars {...group} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
