import type { AuditLineView } from '@northlight/contract/office/audit'
import { resources } from '@northlight/contract/office/resources/list'
import { Link } from 'react-router'
import { actionWords, detailWords, domainOf } from '../features/institute/audit-words.ts'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { useMe } from '../platform/me/use-me.ts'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { Moment } from '../ui/time.tsx'

const recordOf = ({ entity, entity_id }: AuditLineView) => {
  const type = resources.find((one) => one.table === entity || one.name === entity)
  return type && entity_id && /^\d+$/.test(entity_id) ? `/${type.name}/${entity_id}` : null
}

/** Who did what and when. Nobody can delete or change a line. */
export function AuditScreen() {
  const me = useMe()
  const list = usePlainList<AuditLineView>('audit')
  const filter = list.filterValues as Record<string, string>
  const set = (name: string, value: string) => list.setFilters({ ...filter, [name]: value })
  const isAll = me.acts.some(({ act, grade }) => act === 'audit.read' && grade === 'all')
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [`filter[${name}]`, value]))
  const day = (name: 'from' | 'to', label: string) => (
    <label className="filter filter--field">
      {label}
      <input type="date" value={filter[name] ?? ''} onChange={(event) => set(name, event.target.value)} />
    </label>
  )
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Institute' }, { label: 'Audit' }]}
        title="Audit"
        sub={<span>{isAll ? 'Every write, by everybody. Nobody can delete a line.' : 'What you did yourself.'}</span>}
      />
      <search className="bar">
        <SearchBox
          label="Act, as records.publish"
          value={filter.action ?? ''}
          onChange={(text) => set('action', text)}
        />
        <SearchBox
          label="Number of a request"
          value={filter.request_id ?? ''}
          onChange={(text) => set('request_id', text)}
        />
        {day('from', 'From')}
        {day('to', 'To')}
        {Object.keys(filter).length > 0 && (
          <Button look="quiet" onClick={() => list.setFilters({})}>
            Clear
          </Button>
        )}
        <span className="end">
          <a className="btn btn--quiet" href={`/api/v1/office/audit/file?${query}`}>
            Export
          </a>
        </span>
      </search>
      <PlainList list={list} words={['line', 'lines']} empty="Nothing like this happened">
        {(rows) => (
          <div className="table-wrap">
            <table className="table table--two-line table--stacked">
              <caption className="visually-hidden">Audit</caption>
              <thead>
                <tr>
                  <th scope="col">What</th>
                  <th scope="col">Who</th>
                  <th scope="col">Record</th>
                  <th scope="col">Details</th>
                  <th scope="col">When</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((line) => {
                  const to = recordOf(line)
                  const who = line.actor.name ?? (line.actor.kind === 'system' ? 'The server' : line.actor.kind)
                  const record = `${line.entity.replaceAll('_', ' ')} ${line.entity_id ?? ''}`
                  return (
                    <tr key={line.id}>
                      <th scope="row">
                        {actionWords(line.action)}
                        <span className="under">{domainOf(line.action)}</span>
                        <span className="second-line">
                          {who} · {record} · <Moment at={line.at} />
                        </span>
                      </th>
                      <td className="not-stacked">{who}</td>
                      <td className="not-stacked">{to ? <Link to={to}>{record}</Link> : record}</td>
                      <td className="not-stacked small muted">{detailWords(line.details)}</td>
                      <td className="not-stacked narrow">
                        <Moment at={line.at} />
                        {line.request_id && <span className="under">{line.request_id}</span>}
                      </td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </div>
        )}
      </PlainList>
    </>
  )
}
