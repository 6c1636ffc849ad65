import type { SearchGroup } from '@northlight/contract/search'
import { classes } from '@northlight/ui/classes.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { MarkedText } from './marked-text.tsx'
import { inTurn } from './shown-groups.ts'

type Props = {
  /** Beginning of the ids that the field refers to. */
  id: string
  groups: SearchGroup[]
  marked: number
  onMark: (at: number) => void
  onChoose: () => void
}

/** The hits as the options of the field above. Focus stays in the field; `marked` is the choice of the arrow keys. */
export function QuickOpenList({ id, groups, marked, onMark, onChoose }: Props) {
  let at = -1
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Found" className={groups.length > 0 ? 'py-2' : undefined}>
      {groups.map(({ kind, name, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a list of options
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} className="px-5 pt-3 pb-1 text-xs font-medium text-bronze">
            {name}
          </p>
          {hits.map((hit) => {
            at += 1
            const own = at
            const isMarked = own === marked
            return (
              <Link
                key={hit.path}
                to={hit.path}
                id={`${id}-${own}`}
                role="option"
                aria-selected={isMarked}
                tabIndex={-1}
                onPointerMove={() => onMark(own)}
                onClick={onChoose}
                className={classes(
                  'flex items-baseline justify-between gap-4 px-5 py-2.5 text-ink no-underline',
                  isMarked && 'bg-paper-2',
                )}
              >
                <span className="min-w-0">
                  <MarkedText parts={inTurn(hit.title)} />
                </span>
                {hit.note && <span className="shrink-0 text-xs text-ink-2">{hit.note}</span>}
              </Link>
            )
          })}
        </div>
      ))}
    </div>
  )
}
