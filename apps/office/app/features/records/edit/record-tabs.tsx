import type { RecordView } from '@northlight/contract/office/record-views'
import { hasDrafts, type Resource } from '@northlight/contract/office/resource'
import { Link } from 'react-router'
import type { formParts } from './form-parts.ts'

type Props = { resource: Resource; record: RecordView; parts: ReturnType<typeof formParts>; tab: string }

/** The parts of the form, where the record is used, and what it was before. The tab stands in the address. */
export function RecordTabs({ resource, record, parts, tab }: Props) {
  const drafts = hasDrafts(resource)
  const tabs = [
    ...parts.map(({ id, label }) => ({ id, label, count: undefined })),
    ...(record.uses > 0 || drafts ? [{ id: 'uses', label: 'Uses', count: record.uses }] : []),
    ...(drafts ? [{ id: 'versions', label: 'Versions', count: undefined }] : []),
  ]
  return (
    <nav className="tabs" aria-label="Parts of the record">
      {tabs.map(({ id, label, count }) => (
        <Link key={id} to={`?tab=${id}`} replace aria-current={id === tab ? 'page' : undefined}>
          {label}
          {count !== undefined && <span className="count">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
