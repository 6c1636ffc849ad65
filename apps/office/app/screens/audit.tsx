import type { AuditLineView } from '@northlight/contract/office/audit'
import { resources } from '@northlight/contract/office/resources/list'
import { filterLook } from '@northlight/ui/overlay/filter-button.tsx'
import { Link } from 'react-router'
import { actionWords, detailWords, domainOf } from '../features/institute/audit-words.ts'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { StampCheck } from '../features/institute/stamp-check.tsx'
import { useMe } from '../platform/me/use-me.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { Moment } from '../ui/time.tsx'

const whoOf = ({ actor }: AuditLineView) => actor.name ?? (actor.kind === 'system' ? 'The server' : actor.kind)
const recordWords = ({ entity, entity_id }: AuditLineView) => `${entity.replaceAll('_', ' ')} ${entity_id ?? ''}`

function RecordOf({ line }: { line: AuditLineView }) {
  const { entity, entity_id } = line
  const type = resources.find((one) => one.table === entity || one.name === entity)
  if (!type || !entity_id || !/^\d+$/.test(entity_id)) return recordWords(line)
  return <Link to={`/${type.name}/${entity_id}`}>{recordWords(line)}</Link>
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
    <label className={filterLook(false, 'gap-2 [&>input]:bg-transparent')}>
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
          <StampCheck />
          <a className={buttonClass({ look: 'quiet' })} href={`/api/v1/office/audit/file?${query}`}>
            Export
          </a>
        </span>
      </search>
      <PlainList list={list} words={['line', 'lines']} empty="Nothing like this happened">
        {(rows) => (
          <PlainTable
            caption="Audit"
            rows={rows}
            keyOf={({ id }) => id}
            isTwoLine
            first={{
              head: 'What',
              cell: ({ action }) => (
                <>
                  {actionWords(action)}
                  <span className="under">{domainOf(action)}</span>
                </>
              ),
              second: (line) => (
                <>
                  {whoOf(line)} · {recordWords(line)} · <Moment at={line.at} />
                </>
              ),
            }}
            columns={[
              { head: 'Who', cell: whoOf },
              { head: 'Record', cell: (line) => <RecordOf line={line} /> },
              { head: 'Details', cell: ({ details }) => <span className="small muted">{detailWords(details)}</span> },
              {
                head: 'When',
                narrow: true,
                cell: ({ at, request_id }) => (
                  <>
                    <Moment at={at} />
                    {request_id && <span className="under">{request_id}</span>}
                  </>
                ),
              },
            ]}
          />
        )}
      </PlainList>
    </>
  )
}
