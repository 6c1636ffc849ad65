import type { AuditLineView } from '@northlight/contract/office/audit'
import { filterLook } from '@northlight/ui/overlay/filter-button.tsx'
import { AuditTable } from '../features/institute/audit-table.tsx'
import { whomWords } from '../features/institute/audit-words.ts'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { StampCheck } from '../features/institute/stamp-check.tsx'
import { useMe } from '../platform/me/use-me.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SearchBox } from '../ui/search-box.tsx'

type Filter = Record<string, string>

/** What the list is narrowed to by a press on a line, in words; the first line that shows it knows them. */
const narrowedTo = ({ person, entity, entity_id }: Filter, lines: AuditLineView[] = []) => {
  const by = lines.find(({ actor }) => String(actor.id) === person)?.actor.name
  const about = lines.find((line) => line.entity === entity && line.entity_id === entity_id)
  return [
    ...(person ? [{ names: ['person'], words: `By ${by ?? `account ${person}`}` }] : []),
    ...(entity
      ? [
          {
            names: ['entity', 'entity_id'],
            words: `About ${about ? whomWords(about) : `${entity} ${entity_id ?? ''}`}`,
          },
        ]
      : []),
  ]
}

/** Who did what and when. Nobody can delete or change a line. */
export function AuditScreen() {
  const me = useMe()
  const list = usePlainList<AuditLineView>('audit')
  const filter = list.filterValues as Filter
  const narrow = (more: Filter) => list.setFilters({ ...filter, ...more })
  const without = (names: string[]) =>
    list.setFilters(Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name))))
  const isAll = me.acts.some(({ act, grade }) => act === 'audit.read' && grade === 'all')
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [`filter[${name}]`, value]))
  const day = (name: 'from' | 'to', label: string) => (
    <label className={filterLook(false, 'gap-2 [&>input]:bg-transparent')}>
      {label}
      <input type="date" value={filter[name] ?? ''} onChange={(event) => narrow({ [name]: event.target.value })} />
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
          label="Who, what or whom: Asha refund, desk, a title"
          value={filter.search ?? ''}
          onChange={(text) => narrow({ search: text })}
        />
        {day('from', 'From')}
        {day('to', 'To')}
        {narrowedTo(filter, list.data).map(({ names, words }) => (
          <Button key={words} look="quiet" onClick={() => without(names)}>
            {words} <span aria-hidden="true">×</span>
            <span className="sr-only"> (remove)</span>
          </Button>
        ))}
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
        {(rows) => <AuditTable rows={rows} onNarrow={narrow} />}
      </PlainList>
    </>
  )
}
