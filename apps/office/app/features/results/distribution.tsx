import type { GroupFigures } from '@northlight/contract/results/office'

/** Bars with their numbers; the table behind them is the same list. */
export function Distribution({ figures, caption }: { figures: GroupFigures; caption: string }) {
  const most = Math.max(1, ...figures.distribution.map(({ takers }) => takers))
  return (
    <table className="bars">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Marks</th>
          <th scope="col">Students</th>
        </tr>
      </thead>
      <tbody>
        {figures.distribution.map((bar) => (
          <tr key={bar.from}>
            <th scope="row">
              {bar.from}–{bar.to}
            </th>
            <td>
              <span
                className="bars__bar"
                style={{ '--w': `${(100 * bar.takers) / most}%` } as React.CSSProperties}
                aria-hidden="true"
              />
              <span className="bars__count">{bar.takers}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same bars in little, for a row; said as a sentence to whoever does not see them. */
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

export function GroupTable({ title, groups, none }: { title: string; groups: GroupFigures[]; none: string }) {
  return (
    <div className="table-wrap">
      <table className="table table--stacked table--groups">
        <caption className="table__title">{title}</caption>
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
