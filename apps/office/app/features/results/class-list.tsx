import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { client } from '../../platform/api/client.ts'
import { useRowKeys } from '../../platform/keys/use-row-keys.ts'
import { Pager } from '../../ui/pager.tsx'
import { PlainTable } from '../../ui/plain-table.tsx'
import { PrivateList } from '../../ui/private-list.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Section } from '../../ui/section.tsx'
import { signed } from '../../ui/signed.ts'
import { Empty, Failure, isLost, Skeleton } from '../../ui/states.tsx'
import { outcomeWords } from './outcome-words.ts'

/** Everybody who sat the test, for staff alone; a name leads to the report. */
export function ClassList({ slug }: { slug: string }) {
  const [address, setAddress] = useSearchParams()
  const [find, page, size] = [
    address.get('find') ?? '',
    Number(address.get('page') ?? 1),
    Number(address.get('size') ?? 25),
  ]
  const set = (changes: Record<string, string>) =>
    setAddress(
      (before) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) before.set(name, value)
          else before.delete(name)
        }
        return before
      },
      { replace: true },
    )
  const list = useQuery({
    queryKey: ['class', slug, find, page, size],
    queryFn: () =>
      client.get('/office/tests/{slug}/results', {
        params: { slug },
        query: { page, total: size, ...(find && { 'filter[search]': find }) },
      }),
    placeholderData: (before) => before,
  })
  const rows = list.data?.data ?? []
  useRowKeys({ name: `class-${slug}`, ids: rows.map(({ user_id }) => user_id) })
  return (
    <Section title="Students">
      <search className="bar bar--in">
        <SearchBox label="Name or address" value={find} onChange={(text) => set({ find: text, page: '' })} />
      </search>
      {isLost(list) && <Failure error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton lines={8} />}
      {list.data && rows.length === 0 && <Empty icon="people" title="Nobody like this has a result" />}
      {list.data && rows.length > 0 && (
        <PrivateList>
          <PlainTable
            caption="Results, best first"
            rows={rows}
            keyOf={({ attempt }) => attempt}
            first={{
              head: 'Student',
              cell: ({ attempt, name }) => (
                <Link className="row-link" to={`/tests/${slug}/results/${attempt}`}>
                  {name}
                </Link>
              ),
              second: (row) => `${signed(row.marks)} of ${row.max} · rank ${row.rank ?? '–'} · ${outcomeWords(row)}`,
            }}
            columns={[
              { head: 'Marks', atEnd: true, cell: ({ marks, max }) => `${signed(marks)} of ${max}` },
              { head: 'Grade', cell: ({ grade }) => grade },
              {
                head: 'Rank',
                atEnd: true,
                cell: ({ rank, is_shared }) => `${rank ?? '–'}${is_shared ? ' shared' : ''}`,
              },
              { head: 'Percentile', atEnd: true, cell: ({ percentile }) => percentile ?? '–' },
              {
                head: 'Answers',
                atEnd: true,
                cell: outcomeWords,
              },
            ]}
          />
          <Pager
            page={page}
            perPage={size}
            total={list.data.meta.total}
            words={['result', 'results']}
            onPage={(next) => set({ page: String(next) })}
            onPerPage={(next) => set({ size: String(next), page: '' })}
          />
        </PrivateList>
      )}
    </Section>
  )
}
