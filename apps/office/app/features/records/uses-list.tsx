import type { Use as UseView } from '@northlight/contract/office/record-views'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import { Link } from 'react-router'
import { StateWord } from '../../ui/state-word.tsx'
import { capital } from './words.ts'

export type Use = UseView

/** Where a record or a picture appears, as links. */
export function UsesList({ uses }: { uses: readonly Use[] }) {
  return (
    <ul className="rows">
      {uses.map(({ resource, id, title, field, is_live }) => {
        const type = resourceNamed(resource)
        const label = type?.fields[field]?.label ?? field
        return (
          <li key={`${resource}-${id}-${field}-${is_live}`}>
            <span className="grow">
              {type ? <Link to={`/${resource}/${id}`}>{title || `#${id}`}</Link> : <b>{title}</b>}
              <span className="under">
                {capital(type?.words[0] ?? resource)}, in {label}
              </span>
            </span>
            <span className="end">
              {is_live ? (
                <StateWord icon="tick" tone="good">
                  live
                </StateWord>
              ) : (
                <StateWord icon="pen" tone="due">
                  in a draft
                </StateWord>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
