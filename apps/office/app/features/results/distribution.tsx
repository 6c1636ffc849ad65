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
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.name ?? ''}>
              <th scope="row">
                {group.name ?? none}
                <span className="second-line">
                  {group.takers} sat, {group.absent} absent · average {group.average} · best {group.best}
                </span>
              </th>
              <td className="not-stacked at-end">{group.takers}</td>
              <td className="not-stacked at-end">{group.absent}</td>
              <td className="not-stacked at-end">{group.average}</td>
              <td className="not-stacked at-end">{group.median}</td>
              <td className="not-stacked at-end">{group.best}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
