import { lazy, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Paging } from '../../../platform/lists/load-list.ts'
import { useLive } from '../../../platform/state/use-live.ts'
import { neighboursOf, type Photo } from './photo.ts'
import { PlainPhoto } from './plain-photo.tsx'

/** Fetched when the first photo is opened. */
const Lightbox = lazy(() => import('./lightbox.tsx').then(({ Lightbox }) => ({ default: Lightbox })))

type Props = {
  photos: Photo[]
  shown: Photo
  paging: Paging
  /** The address of a photo on a page; without a photo, of the page. */
  href: (page: number, photo?: string) => string
}

/** The photo the address names: on the whole screen, or on the page for those without scripts. */
export function Viewer({ photos, shown, paging, href }: Props) {
  const isLive = useLive()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { current, perPage, total } = paging
  const { previous, next } = neighboursOf(photos, shown, current, Math.ceil(total / perPage))
  const close = href(current)
  const address = (to: typeof next) => to && href(to.page, to.photo)
  if (!isLive) return <PlainPhoto photo={shown} previous={address(previous)} next={address(next)} close={close} />

  // Stepping replaces the entry, so that going back leaves the viewer instead of walking through every photo again.
  const step = (to: typeof next) =>
    to && (() => void navigate(href(to.page, to.photo), { replace: true, preventScrollReset: true, state }))
  const onClose = () =>
    state?.fromList ? void navigate(-1) : void navigate(close, { replace: true, preventScrollReset: true })
  return (
    <Suspense fallback={null}>
      <Lightbox
        photo={shown}
        position={`${(current - 1) * perPage + photos.indexOf(shown) + 1} of ${total}`}
        onPrevious={step(previous)}
        onNext={step(next)}
        onClose={onClose}
      />
    </Suspense>
  )
}
