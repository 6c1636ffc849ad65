import { shownMoney } from '@northlight/contract/money'
import type { SourceLine } from '@northlight/contract/office/families/reading'
import { noSource } from '@northlight/contract/office/family-words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { FamilyViews } from '../features/families/list-head.tsx'
import { ShareLink } from '../features/families/share-link.tsx'
import { client } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { buttonClass } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { Section } from '../ui/section.tsx'
import { Empty, Failure, isLost, Skeleton } from '../ui/states.tsx'

const wayOf = ({ medium, campaign }: SourceLine) => [medium, campaign].filter(Boolean).join(' / ')

/** The list behind a line: the same days and words, or `none` where there are none. */
const listOf = ({ source, medium, campaign }: SourceLine, { from, to }: Days) => {
  const words = { source: source ?? noSource, medium: medium ?? noSource, campaign: campaign ?? noSource }
  return `/families?${new URLSearchParams({ view: 'all', ...words, from, to })}`
}

type Days = { from: string; to: string }

function SourceTable({ lines, days }: { lines: SourceLine[]; days: Days }) {
  return (
    <PlainTable
      caption="Families by where they first came from"
      rows={lines}
      keyOf={(line) => [line.source, line.medium, line.campaign].join('/')}
      first={{
        head: 'Source',
        cell: (line) => (
          <Link className="row-link" to={listOf(line, days)}>
            {line.source ?? 'direct'}
          </Link>
        ),
        second: (line) => (
          <>
            {wayOf(line)}
            {wayOf(line) && <br />}
            {line.applied} applied, {line.admitted} admitted, {shownMoney(line.paid_paise)}
          </>
        ),
      }}
      columns={[
        { head: 'Medium', cell: ({ medium }) => medium ?? '–' },
        { head: 'Campaign', cell: ({ campaign }) => campaign ?? '–' },
        { head: 'Families', atEnd: true, stays: true, cell: ({ families }) => families },
        { head: 'Applied', atEnd: true, cell: ({ applied }) => applied },
        { head: 'Admitted', atEnd: true, cell: ({ admitted }) => admitted },
        { head: 'Paid', atEnd: true, cell: ({ paid_paise }) => shownMoney(paid_paise) },
      ]}
    />
  )
}

/** Where families came from and what became of them: no cookie, only what their first address said. */
export function FamilySourcesScreen() {
  const [params, setParams] = useSearchParams()
  const [range] = useState({ from: params.get('from') ?? '', to: params.get('to') ?? '' })
  const query = Object.fromEntries([...params].filter(([name]) => name === 'from' || name === 'to'))
  const read = useQuery({
    queryKey: ['families', 'sources', JSON.stringify(query)],
    queryFn: () => client.get('/office/families/sources', { query }),
  })
  const set = (name: string, value: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (value === '') next.delete(name)
      else next.set(name, value)
      return next
    })
  const lines = read.data?.lines ?? []
  const may = useMay()
  return (
    <>
      <PageHead crumbs={[{ to: '/families', label: 'Families' }, { label: 'Sources' }]} title="Sources" />
      <FamilyViews view="sources" />
      <search className="bar">
        <TextField
          label="From"
          type="date"
          defaultValue={range.from || read.data?.from}
          key={`from-${read.data?.from}`}
          onChange={(event) => set('from', event.target.value)}
        />
        <TextField
          label="To"
          type="date"
          defaultValue={range.to || read.data?.to}
          key={`to-${read.data?.to}`}
          onChange={(event) => set('to', event.target.value)}
        />
        {may('families.read') && lines.length > 0 && (
          <span className="end">
            <a
              className={buttonClass({ look: 'quiet' })}
              href={`/api/v1/office/families/sources/file?${new URLSearchParams(query)}`}
            >
              <Icon name="download" />
              Export
            </a>
          </span>
        )}
      </search>
      {isLost(read) && <Failure error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton lines={6} />}
      {read.data && lines.length === 0 && (
        <Empty icon="search" title="No family came in these days">
          Choose other days.
        </Empty>
      )}
      {read.data && lines.length > 0 && <SourceTable lines={lines} days={read.data} />}
      <Section title="A link to share">
        <ShareLink />
      </Section>
    </>
  )
}
