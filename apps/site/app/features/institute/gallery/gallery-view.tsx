import { useEffect, useState } from 'react'
import { island } from '../../../platform/islands/island.tsx'
import { type ListFilters, listAddress } from '../../../platform/lists/list-address.ts'
import type { Paging } from '../../../platform/lists/load-list.ts'
import { type Photo, photoAt } from './photo.ts'
import { PhotoGrid } from './photo-grid.tsx'
import { Viewer } from './viewer.tsx'

type Props = {
  path: string
  filters: ListFilters
  photos: Photo[]
  paging: Paging
  /** The photo the address names. */
  asked: string | null
}

/** The pictures of one page and the viewer over them. The address follows what is shown, without another document. */
function GalleryPhotosView({ path, filters, photos, paging, asked }: Props) {
  const [open, setOpen] = useState(asked)
  useEffect(() => {
    const onBack = () => setOpen(new URLSearchParams(location.search).get('photo'))
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])
  const shown = photoAt(photos, open)
  const href = (page: number, photo?: string) => listAddress(path, { ...filters, photo }, page)
  const show = (photo: string) => {
    history.pushState({ fromList: true }, '', href(paging.current, photo))
    setOpen(photo)
  }
  return (
    <>
      {shown && <Viewer photos={photos} shown={shown} paging={paging} href={href} onShow={setOpen} />}
      <PhotoGrid photos={photos} href={(photo) => href(paging.current, photo)} onOpen={show} />
    </>
  )
}

export const GalleryPhotos = island('gallery', GalleryPhotosView, ({ asked }) => (asked ? 'at-once' : 'touched'))
