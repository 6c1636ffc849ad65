import { CardLink } from '@northlight/ui/kit/link.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { authorParts, type PicturedEntry } from './entry.ts'

type Props = { entry: PicturedEntry }

/** An article with its picture, large. */
export function ArticleCard({ entry }: Props) {
  return (
    <article className="relative">
      <Picture
        src={entry.image}
        alt=""
        width={600}
        height={315}
        sizes="(min-width: 993px) 45vw, 92vw"
        className="aspect-[16/8.4] w-full rounded-lg object-cover"
      />
      <h3 className="mt-4.5">
        <CardLink to={entry.to}>{entry.name}</CardLink>
      </h3>
      {entry.text && <p className="mt-1.5 text-ink-2">{entry.text}</p>}
      <p className="mt-2 text-xs text-ink-2">
        {[authorParts(entry.author)[0], entry.date, entry.time].filter(Boolean).join(' · ')}
      </p>
    </article>
  )
}

/** An article with a small picture beside it. */
export function ArticleLine({ entry }: Props) {
  return (
    <article className="relative grid grid-cols-[88px_minmax(0,1fr)] items-start gap-3.5">
      <Picture src={entry.image} alt="" width={96} height={64} box={96} className="h-16 w-22 rounded-sm object-cover" />
      <div className="min-w-0">
        <h3 className="text-body leading-tight font-medium">
          <CardLink to={entry.to}>{entry.name}</CardLink>
        </h3>
        <p className="mt-1 text-xs text-ink-2">
          {[authorParts(entry.author)[0], entry.time].filter(Boolean).join(' · ')}
        </p>
      </div>
    </article>
  )
}
