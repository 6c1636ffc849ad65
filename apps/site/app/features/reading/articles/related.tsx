import { Band } from '@northlight/ui/kit/band.tsx'
import { CardLink, MoreLink } from '@northlight/ui/kit/link.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { authorParts, type PicturedEntry } from './entry.ts'

/** Three more on the same subject. */
export function Related({ entries }: { entries: PicturedEntry[] }) {
  if (entries.length === 0) return null
  return (
    <Band labelledBy="read-next" ground="white" className="print:hidden">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="read-next" className="text-h3 md:text-h2">
          Related articles
        </h2>
        <MoreLink to="/knowledge-desk">All articles</MoreLink>
      </div>
      <ul className="grid gap-x-cards gap-y-8 sm:grid-cols-2 menu:grid-cols-3">
        {entries.map((entry) => (
          <li key={entry.to} className="relative">
            <Picture
              src={entry.image}
              alt=""
              width={405}
              height={253}
              box={405}
              className="aspect-16/10 w-full rounded-lg object-cover"
            />
            <h3 className="mt-4 text-figure leading-heading">
              <CardLink to={entry.to}>{entry.name}</CardLink>
            </h3>
            <p className="mt-2 text-sm text-ink-2">
              {[authorParts(entry.author)[0], entry.date, entry.time].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
