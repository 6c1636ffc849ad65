import type { Finding } from '@northlight/contract/office/findings'
import { Link } from 'react-router'
import { FilterChips } from '../features/institute/filter-chips.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { PageHead } from '../ui/page-head.tsx'

const words: Record<Finding['kind'], string> = {
  'dead-link': 'leads nowhere',
  'dead-picture': 'a picture that is not there',
  'seo-title': 'the same title for search engines as',
  'seo-description': 'the same description for search engines as',
  'redirect-loop': 'leads back to itself, so visitors find no page',
  'redirect-chain': 'is where it ends, over another redirect',
  'redirect-covered': 'a page stands there, so nobody is led on',
}
const kinds = [
  { value: 'dead-link', label: 'Dead links' },
  { value: 'dead-picture', label: 'Missing pictures' },
  { value: 'seo-title', label: 'Same titles' },
  { value: 'seo-description', label: 'Same descriptions' },
  { value: 'redirect-loop', label: 'Redirects in a circle' },
  { value: 'redirect-chain', label: 'Redirects over others' },
  { value: 'redirect-covered', label: 'Redirects never used' },
]

/** What is wrong between pages, as no single one can tell. */
export function FindingsScreen() {
  const list = usePlainList<Finding>('findings')
  const filter = list.filterValues as Record<string, string>
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Content' }, { label: 'Between the pages' }]}
        title="Between the pages"
        sub={<span>Looked for every hour, in what visitors see.</span>}
      />
      <search className="bar">
        <FilterChips
          label="Kind"
          options={kinds}
          value={filter.kind ?? ''}
          onChange={(kind) => list.setFilters({ kind })}
        />
      </search>
      <PlainList
        list={list}
        words={['finding', 'findings']}
        empty={filter.kind ? 'Nothing like this was found' : 'Nothing is wrong between the pages'}
      >
        {(rows) => (
          <ul className="rows">
            {rows.map(({ id, kind, resource, record_id, title, detail }) => (
              <li key={id}>
                <span className="grow">
                  <Link to={`/${resource}/${record_id}`}>{title || `#${record_id}`}</Link>
                  <span className="under">
                    {kind.startsWith('seo') ? `${words[kind]} ${detail}` : `${detail}: ${words[kind]}`}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </PlainList>
    </>
  )
}
