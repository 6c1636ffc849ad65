import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { client } from '../../platform/api/client.ts'
import { Pager } from '../../ui/pager.tsx'
import { PrivateList } from '../../ui/private-list.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Section } from '../../ui/section.tsx'
import { Empty, Failure, Skeleton } from '../../ui/states.tsx'

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
  return (
    <Section title="Students">
      <search className="bar bar--in">
        <SearchBox label="Name or address" value={find} onChange={(text) => set({ find: text, page: '' })} />
      </search>
      {list.isError && <Failure error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton lines={8} />}
      {list.data?.data.length === 0 && <Empty icon="people" title="Nobody like this has a result" />}
      {list.data && list.data.data.length > 0 && (
        <PrivateList>
          <div className="table-wrap">
            <table className="table table--stacked">
              <caption className="visually-hidden">Results, best first</caption>
              <thead>
                <tr>
                  <th scope="col">Student</th>
                  <th scope="col" className="at-end">
                    Marks
                  </th>
                  <th scope="col">Grade</th>
                  <th scope="col" className="at-end">
                    Rank
                  </th>
                  <th scope="col" className="at-end">
                    Percentile
                  </th>
                  <th scope="col" className="at-end">
                    Right, wrong, blank
                  </th>
                </tr>
              </thead>
              <tbody>
                {list.data.data.map((row) => (
                  <tr key={row.attempt}>
                    <th scope="row">
                      <Link className="row-link" to={`/tests/${slug}/results/${row.attempt}`}>
                        {row.name}
                      </Link>
                      <span className="second-line">
                        {row.marks} of {row.max} · rank {row.rank ?? '–'} · {row.right} right, {row.wrong} wrong
                      </span>
                    </th>
                    <td className="not-stacked at-end">
                      {row.marks} of {row.max}
                    </td>
                    <td className="not-stacked">{row.grade}</td>
                    <td className="not-stacked at-end">
                      {row.rank ?? '–'}
                      {row.is_shared && ' shared'}
                    </td>
                    <td className="not-stacked at-end">{row.percentile ?? '–'}</td>
                    <td className="not-stacked at-end">
                      {row.right}, {row.wrong}, {row.blank}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
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
