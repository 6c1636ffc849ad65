import { CardLink } from '@northlight/ui/kit/link.tsx'
import { isPlainClick } from '../../../platform/navigation/plain-click.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import type { Photo } from './photo.ts'

/** Each photo is a link to itself, so that it can be sent to someone and opens without scripts too. */
type Props = {
  photos: Photo[]
  href: (photo: string) => string
  /** Opens it over the page. */
  onOpen: (photo: string) => void
}

export function PhotoGrid({ photos, href, onOpen }: Props) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-5 sm:gap-y-8 menu:grid-cols-3">
      {photos.map((photo, index) => (
        <li
          key={photo.id}
          className="group relative max-sm:first:col-span-2 max-sm:last:even:col-span-2 menu:first:col-span-2 menu:first:row-span-2 menu:first:flex menu:first:flex-col"
        >
          <Picture
            src={photo.image}
            alt={photo.alt}
            width={index === 0 ? 810 : 405}
            height={index === 0 ? 608 : 304}
            sizes={
              index === 0 ? '(min-width: 993px) 60vw, (min-width: 640px) 45vw, 92vw' : '(min-width: 993px) 30vw, 45vw'
            }
            className="aspect-4/3 w-full rounded-lg bg-paper-2 object-cover menu:group-first:grow"
          />
          <p className="mt-3 leading-card">
            <CardLink
              id={`photo-${photo.id}`}
              to={href(String(photo.id))}
              data-held
              onClick={(event) => {
                if (!isPlainClick(event.nativeEvent)) return
                event.preventDefault()
                onOpen(String(photo.id))
              }}
              className="font-serif text-base sm:text-title font-medium"
            >
              {photo.title}
            </CardLink>
            <span className="mt-0.5 block text-xs text-ink-2">{photo.place}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
