import type { Use } from '@northlight/contract/office/record-views'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import { Link } from 'react-router'

/** Where the picture stands, as links. */
export function PictureUses({ uses }: { uses: readonly Use[] }) {
  if (uses.length === 0) return <p className="small muted">It stands nowhere yet.</p>
  return (
    <section aria-label="Where it stands">
      <h3>Where it stands</h3>
      <ul className="rows">
        {uses.map(({ resource, id, title, field, is_live }) => (
          <li key={`${resource}-${id}-${field}-${is_live}`}>
            <span className="grow">
              {resourceNamed(resource) ? <Link to={`/${resource}/${id}`}>{title || `#${id}`}</Link> : title}
              <span className="under">
                {resourceNamed(resource)?.words[0] ?? resource}
                {!is_live && ', in a draft'}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
