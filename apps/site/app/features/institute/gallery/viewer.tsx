import type { Paging } from '../../../platform/lists/load-list.ts'
import { lazyPart, Part } from '../../../platform/loading/part.tsx'
import { useLive } from '../../../platform/state/use-live.ts'
import { neighboursOf, type Photo } from './photo.ts'
import { PlainPhoto } from './plain-photo.tsx'

/** Fetched when the first photo is opened. */
const lightbox = lazyPart(() => import('./lightbox.tsx').then((part) => part.Lightbox))

type Props = {
  photos: Photo[]
  shown: Photo
  paging: Paging
  /** The address of a photo on a page; without a photo, of the page. */
  href: (page: number, photo?: string) => string
  onShow: (photo: string | null) => void
}

/** The photo the address names: on the whole screen, or on the page for those without scripts. */
export function Viewer({ photos, shown, paging, href, onShow }: Props) {
  const isLive = useLive()
  const { current, perPage, total } = paging
  const { previous, next } = neighboursOf(photos, shown, current, Math.ceil(total / perPage))
  const close = href(current)
  const address = (to: typeof next) => to && href(to.page, to.photo)
  if (!isLive) return <PlainPhoto photo={shown} previous={address(previous)} next={address(next)} close={close} />

  // Stepping replaces the entry, so that going back leaves the viewer instead of walking through every photo again.
  const step = (to: typeof next) =>
    to &&
    (() => {
      const address = href(to.page, to.photo)
      if (to.page !== current) return location.replace(address)
      history.replaceState(history.state, '', address)
      onShow(to.photo)
    })
  const onClose = () => {
    if (history.state?.fromList) return history.back()
    history.replaceState(null, '', close)
    onShow(null)
  }
  return (
    <Part
      part={lightbox}
      props={{
        photo: shown,
        position: `${(current - 1) * perPage + photos.indexOf(shown) + 1} of ${total}`,
        onPrevious: step(previous),
        onNext: step(next),
        onClose,
      }}
    />
  )
}
