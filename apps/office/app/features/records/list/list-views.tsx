import { minutes } from '@northlight/contract/durations'
import { hasDrafts, type Resource } from '@northlight/contract/office/resource'
import { useGetList } from 'ra-core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listAddress } from './use-record-list.ts'

type View = { label: string; filter: Record<string, string> }

/** Filters everybody needs: by state where a type has one, and what the gate holds back. */
export const builtInViews = (resource: Resource): View[] => {
  const has = (name: string) => resource.list.filters.includes(name)
  return [
    { label: 'All', filter: {} },
    ...(hasDrafts(resource) && has('state')
      ? [
          { label: 'Drafts', filter: { state: 'draft' } },
          { label: 'Changed', filter: { state: 'edited' } },
          ...(resource.life === 'publish'
            ? [
                { label: 'Scheduled', filter: { state: 'scheduled' } },
                { label: 'Hidden', filter: { state: 'hidden' } },
              ]
            : []),
        ]
      : []),
    ...(has('gate') ? [{ label: 'Gate closed', filter: { gate: 'closed' } }] : []),
  ]
}

const same = (a: Record<string, unknown>, b: Record<string, unknown>) =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())

type Props = {
  resource: Resource
  current: Record<string, unknown>
  /** Counted once the list itself is there: on a slow connection it would wait behind them. */
  isCounted: boolean
  children?: ReactNode
}

export function ListViews({ resource, current, isCounted, children }: Props) {
  const views = builtInViews(resource)
  if (views.length < 2 && !children) return null
  return (
    <nav className="views" aria-label="Views">
      {views.map(({ label, filter }) => (
        <Link
          key={label}
          to={listAddress(resource.name, filter)}
          aria-current={same(filter, current) ? 'page' : undefined}
        >
          {label} <Count resource={resource.name} filter={filter} isCounted={isCounted} />
        </Link>
      ))}
      {children}
    </nav>
  )
}

const figures = new Intl.NumberFormat('en-IN')

/** How many there are, counted by the list itself; a view without any says so too. */
export function Count({
  resource,
  filter,
  isCounted = true,
}: {
  resource: string
  filter: Record<string, string>
  isCounted?: boolean
}) {
  const { total, meta } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort: { field: '', order: 'ASC' }, filter },
    { staleTime: minutes(1), retry: false, enabled: isCounted },
  )
  if (total === undefined) return <span className="count" />
  return (
    <span className="count">{`${figures.format(total)}${(meta as { is_more?: boolean } | undefined)?.is_more ? '+' : ''}`}</span>
  )
}
