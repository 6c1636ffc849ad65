import { Link, MoreLink } from '@northlight/ui/kit/link.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import type { Photo } from './photo.ts'

type Props = { photo: Photo; previous?: string; next?: string; close: string }

/** One photo, large, on the page itself: what a visitor without scripts sees instead of the viewer. */
export function PlainPhoto({ photo, previous, next, close }: Props) {
  return (
    <figure className="mb-12">
      <Picture
        src={photo.image}
        alt={photo.alt}
        width={1200}
        height={900}
        sizes="92vw"
        priority
        className="aspect-4/3 w-full rounded-lg object-contain"
      />
      <figcaption className="mt-4">
        <h2 className="text-h4">{photo.title}</h2>
        <p className="mt-1 text-sm text-ink-2">{photo.text}</p>
      </figcaption>
      <p className="mt-4 flex flex-wrap gap-x-8 gap-y-1">
        {previous && <Link to={previous}>Previous picture</Link>}
        {next && <Link to={next}>Next picture</Link>}
        <MoreLink to={close}>All pictures</MoreLink>
      </p>
    </figure>
  )
}
