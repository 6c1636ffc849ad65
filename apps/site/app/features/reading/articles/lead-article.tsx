import { CardLink } from '@northlight/ui/kit/link.tsx'
import { BandMark } from '../../../ui/layout/band-head.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { authorParts, type PicturedEntry } from './entry.ts'

/** The newest article, large. */
export function LeadArticle({ entry }: { entry: PicturedEntry }) {
  const [author, post] = authorParts(entry.author)
  return (
    <article className="relative mt-9 grid items-center gap-[clamp(24px,4vw,64px)] border-b border-ink pb-[clamp(2.5rem,2rem+2vw,4rem)] md:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      <Picture
        src={entry.image}
        alt=""
        width={720}
        height={450}
        sizes="(min-width: 768px) 57vw, 92vw"
        priority
        className="aspect-16/10 w-full rounded-lg object-cover"
      />
      <div>
        {entry.category && <BandMark mark="lyra">{entry.category}</BandMark>}
        <h2 className="text-[clamp(1.75rem,1.2rem+2vw,2.75rem)] leading-[1.1]">
          <CardLink to={entry.to}>{entry.name}</CardLink>
        </h2>
        {entry.text && <p className="mt-4 text-lg leading-normal text-ink-2">{entry.text}</p>}
        <p className="mt-5 text-sm text-ink-2">
          {author && (
            <>
              <b className="text-ink">{author}</b>
              {post && `, ${post}`} ·{' '}
            </>
          )}
          <time dateTime={entry.day}>{entry.date}</time> · {entry.time}
        </p>
      </div>
    </article>
  )
}
