import type { GalleryItemView } from '@northlight/contract/content/pages'

export type Photo = { id: number; title: string; text: string; place: string; image: string; alt: string }

export const photoOf = (view: GalleryItemView): Photo => ({
  id: view.id,
  title: view.title,
  text: view.description ?? '',
  place: [view.branch?.name, view.album].filter(Boolean).join(' · '),
  image: view.image,
  alt: view.image_alt ?? '',
})

/** `first` and `last` are what the viewer asks for when it steps over the edge of a page. */
export const photoAt = (photos: readonly Photo[], asked: string | null): Photo | undefined => {
  if (asked === 'first') return photos[0]
  if (asked === 'last') return photos.at(-1)
  return photos.find(({ id }) => String(id) === asked)
}

export type Neighbours = { previous?: { photo: string; page: number }; next?: { photo: string; page: number } }

/** What stands before and after a photo; at the edge of a page it is the end of the neighbouring page. */
export const neighboursOf = (photos: readonly Photo[], shown: Photo, page: number, lastPage: number): Neighbours => {
  const at = photos.indexOf(shown)
  const step = (photo: Photo | undefined) => photo && { photo: String(photo.id), page }
  return {
    previous: step(photos[at - 1]) ?? (page > 1 ? { photo: 'last', page: page - 1 } : undefined),
    next: step(photos[at + 1]) ?? (page < lastPage ? { photo: 'first', page: page + 1 } : undefined),
  }
}
