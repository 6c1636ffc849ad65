import { useWords } from '../words/use-words.ts'
import { Icon } from './icon.tsx'
import { circleCheckIcon, circleCrossIcon, closeIcon, infoIcon, warningIcon } from './icons.ts'
import { type ToastType, toastTypes } from './toast-store.ts'

const looks: Record<ToastType, { word: string; edge: string; ink: string; icon?: string }> = {
  success: { word: 'Done', edge: 'border-l-leaf-night', ink: 'text-leaf-night', icon: circleCheckIcon },
  error: { word: 'Error', edge: 'border-l-clay-night', ink: 'text-clay-night', icon: circleCrossIcon },
  warning: { word: 'Warning', edge: 'border-l-gold', ink: 'text-gold', icon: warningIcon },
  info: { word: 'Note', edge: 'border-l-sky-night', ink: 'text-sky-night', icon: infoIcon },
  default: { word: '', edge: 'border-l-on-night-2', ink: '' },
}

/**
 * The place of messages, bottom centre, one per page, with a pattern of each kind; `shell/live/toasts.ts` fills it.
 *
 * Screen readers announce a change of a live region that they know already, so the two regions are there before their
 * text; the place of the toasts is a closed popover until there is one, and cannot be one of them.
 */
export function Toaster() {
  const { say, stored } = useWords()
  return (
    <>
      <div aria-live="polite" data-spoken="polite" className="sr-only" />
      <div aria-live="assertive" data-spoken="assertive" className="sr-only" />
      <section
        popover="manual"
        aria-label={say('Messages')}
        data-noprint
        data-toasts
        className="pointer-events-none fixed inset-x-0 top-auto bottom-(--dock,0px) z-40 m-0 max-h-dvh w-full overflow-y-auto border-0 bg-transparent px-4 safe-bottom"
      >
        <ol className="grid justify-items-center gap-2 pb-2" />
        {toastTypes.map((type) => (
          <ul key={type} hidden data-toast={type} data-word={stored(looks[type].word)}>
            <ToastCard type={type} />
          </ul>
        ))}
      </section>
    </>
  )
}

function ToastCard({ type }: { type: ToastType }) {
  const { say, stored } = useWords()
  const { word, edge, ink, icon } = looks[type]
  return (
    <li className="min-w-0 max-w-full">
      <div
        className={`on-night pointer-events-auto flex max-w-140 animate-rise items-center gap-3 rounded-lg border border-l-4 border-line-night bg-night-2 py-1 pr-1 pl-4 text-sm font-medium shadow-pop ${edge}`}
      >
        {icon && <Icon path={icon} className={ink} />}
        <p className="min-w-0 py-2 leading-brief wrap-anywhere">
          {word && <span className="sr-only">{stored(word)}: </span>}
          <span data-text />
        </p>
        <button
          type="button"
          data-act
          hidden
          className="min-h-10 shrink-0 rounded-md px-3 font-semibold text-gold hover:bg-night"
        />
        <button
          type="button"
          data-close
          aria-label={say('Close this message')}
          className="grid size-12 shrink-0 place-items-center rounded-md text-on-night-2 hover:bg-night hover:text-on-night"
        >
          <Icon path={closeIcon} size={18} />
        </button>
      </div>
    </li>
  )
}
