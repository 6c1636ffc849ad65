import { shownMoney } from '@northlight/contract/money'
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
import { Section } from '../ui/section.tsx'
import { Empty, Failure, Skeleton } from '../ui/states.tsx'

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
        {may('families.export') && lines.length > 0 && (
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
      {read.isError && <Failure error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton lines={6} />}
      {read.data && lines.length === 0 && (
        <Empty icon="search" title="No family came in these days">
          Choose other days.
        </Empty>
      )}
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, and the keyboard must reach it
        <section className="table-wrap" aria-label="Families by source, scrolls sideways" tabIndex={0}>
          <table className="table table--wide">
            <caption className="visually-hidden">Families by where they first came from</caption>
            <thead>
              <tr>
                <th scope="col">Source</th>
                <th scope="col">Medium</th>
                <th scope="col">Campaign</th>
                {['Families', 'Applied', 'Admitted', 'Paid'].map((label) => (
                  <th key={label} scope="col" className="at-end">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={[line.source, line.medium, line.campaign].join('/')}>
                  <th scope="row">
                    {line.source ? (
                      <Link to={`/families?view=all&source=${encodeURIComponent(line.source)}`}>{line.source}</Link>
                    ) : (
                      'direct'
                    )}
                  </th>
                  <td>{line.medium ?? '–'}</td>
                  <td>{line.campaign ?? '–'}</td>
                  <td className="at-end">{line.families}</td>
                  <td className="at-end">{line.applied}</td>
                  <td className="at-end">{line.admitted}</td>
                  <td className="at-end">{shownMoney(line.paid_paise)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <Section title="A link to share">
        <ShareLink />
      </Section>
    </>
  )
}
