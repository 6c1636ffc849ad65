import { Icon } from '@northlight/ui/kit/icon.tsx'
import { arrowLeftIcon, arrowRightIcon, closeIcon } from '@northlight/ui/kit/icons.ts'
import { useModal } from '@northlight/ui/kit/use-modal.ts'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Picture } from '../../../ui/pictures/picture.tsx'
import type { Photo } from './photo.ts'
import { useSwipe } from './use-swipe.ts'

type Props = {
  photo: Photo
  /** `14 of 40` */
  position: string
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

const roundButton =
  'grid size-12 place-items-center rounded-pill bg-night-2 text-on-night hover:bg-night-hover disabled:invisible'

/** One photo on the whole screen: arrows, arrow keys, swipes; Escape and the cross lead back to where one was. */
export function Lightbox({ photo, position, onPrevious, onNext, onClose }: Props) {
  const dialog = useModal({ isOpen: true, onClose })
  const titleId = useId()
  useWayBack(photo)
  const swipe = useSwipe((direction) => (direction === 'left' ? onNext : onPrevious)?.())
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') onPrevious?.()
    if (key === 'ArrowRight') onNext?.()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      className="on-night m-0 h-dvh max-h-none w-full max-w-none animate-fade overflow-hidden bg-night-3 p-0 outline-none"
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto]" {...swipe}>
        <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-gutter">
          <p className="text-sm text-on-night-2 figures">{position}</p>
          <button
            type="button"
            aria-label="Close"
            className="grid size-12 place-items-center rounded-md hover:bg-night-2"
            onClick={onClose}
          >
            <Icon path={closeIcon} size={24} />
          </button>
        </div>
        <div className="grid min-h-0 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 px-2 md:gap-4 md:px-4">
          <button
            type="button"
            aria-label="Previous picture"
            disabled={!onPrevious}
            className={`${roundButton} max-md:hidden`}
            onClick={onPrevious}
          >
            <Icon path={arrowLeftIcon} />
          </button>
          <Picture
            key={photo.id}
            src={photo.image}
            alt={photo.alt}
            width={1200}
            height={900}
            sizes="100vw"
            priority
            className="col-start-2 m-auto max-h-full min-h-0 w-auto max-w-full rounded-sm object-contain"
          />
          <button
            type="button"
            aria-label="Next picture"
            disabled={!onNext}
            className={`${roundButton} max-md:hidden`}
            onClick={onNext}
          >
            <Icon path={arrowRightIcon} />
          </button>
        </div>
        <div className="wrap grid gap-4 pt-4 safe-bottom md:pb-6">
          <div aria-live="polite">
            <h2 id={titleId} tabIndex={-1} data-autofocus className="text-h4 outline-none">
              {photo.title}
            </h2>
            {photo.text && <p className="mt-1 max-w-[40.5em] text-sm text-on-night-3">{photo.text}</p>}
            {photo.place && <p className="mt-1 text-xs text-on-night-2">{photo.place}</p>}
          </div>
          <p className="flex justify-between md:hidden">
            <button
              type="button"
              aria-label="Previous picture"
              disabled={!onPrevious}
              className={roundButton}
              onClick={onPrevious}
            >
              <Icon path={arrowLeftIcon} />
            </button>
            <button type="button" aria-label="Next picture" disabled={!onNext} className={roundButton} onClick={onNext}>
              <Icon path={arrowRightIcon} />
            </button>
          </p>
        </div>
      </div>
    </dialog>
  )
}

/** Who came by a link has no place in the list to go back to: closing leads to the photo that was shown last. */
const useWayBack = (photo: Photo) => {
  const last = useRef(photo)
  last.current = photo
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById(`photo-${last.current.id}`)?.focus()
    },
    [],
  )
}
