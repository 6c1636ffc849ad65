import { Link, MoreLink } from '@northlight/ui/kit/link.tsx'
import { MarkedText } from './marked-text.tsx'
import { searchAddress } from './search-words.ts'
import type { ShownGroup } from './shown-groups.ts'

type Props = { groups: ShownGroup[]; q: string; isOneKind: boolean }

/** Everything found, by kind, the best kind first. */
export function ResultList({ groups, q, isOneKind }: Props) {
  return groups.map(({ kind, name, total, hits }) => (
    <section key={kind} aria-labelledby={`found-${kind}`} className="not-first:mt-part">
      <h2 id={`found-${kind}`} className="flex items-baseline gap-3 border-b border-line-2 pb-3 text-h3">
        {name}
        <span className="font-sans text-sm font-normal tracking-normal text-ink-2 figures">{total}</span>
      </h2>
      <ul>
        {hits.map((hit) => (
          <li key={hit.path} className="border-b border-line">
            <Link to={hit.path} className="group block py-4 text-ink no-underline">
              <span className="block font-serif text-h4 leading-snug font-medium group-hover:underline">
                <MarkedText parts={hit.title} />
              </span>
              {hit.note && <span className="mt-0.5 block text-xs text-bronze">{hit.note}</span>}
              {hit.text.length > 0 && (
                <span className="mt-1 block max-w-[48em] text-sm text-ink-2">
                  <MarkedText parts={hit.text} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {!isOneKind && total > hits.length && (
        <MoreLink to={searchAddress(q, kind)} className="mt-3">
          All {total} in {name.toLowerCase()}
        </MoreLink>
      )}
    </section>
  ))
}
