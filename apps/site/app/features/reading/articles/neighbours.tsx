import { classes } from '@northlight/ui/classes.ts'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { arrowLeftIcon, arrowRightIcon } from '@northlight/ui/kit/icons.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import type { NamedLink } from './read-most.tsx'

type Props = { label: string; before: NamedLink | null; after: NamedLink | null }

/** What was published just before and just after, by name. */
export function Neighbours({ label, before, after }: Props) {
  if (!before && !after) return null
  return (
    <nav aria-label={label} className="wrap grid border-y border-line-2 sm:grid-cols-2" data-noprint>
      {before && (
        <Link to={before.to} className="group block py-6 text-ink no-underline sm:pr-6">
          <span className="flex items-center gap-2 text-xs font-medium text-bronze">
            <Icon path={arrowLeftIcon} size={16} />
            Previous
          </span>
          <b className="mt-1.5 block font-serif text-h4 leading-tight font-medium group-hover:underlined">
            {before.name}
          </b>
        </Link>
      )}
      {after && (
        <Link
          to={after.to}
          className={classes(
            'group block py-6 text-ink no-underline sm:col-start-2 sm:pl-6 sm:text-right',
            before && 'border-line-2 max-sm:border-t sm:border-l',
          )}
        >
          <span className="flex items-center gap-2 text-xs font-medium text-bronze sm:justify-end">
            Next
            <Icon path={arrowRightIcon} size={16} />
          </span>
          <b className="mt-1.5 block font-serif text-h4 leading-tight font-medium group-hover:underlined">
            {after.name}
          </b>
        </Link>
      )}
    </nav>
  )
}
