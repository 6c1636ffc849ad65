import { useWords } from '../words/use-words.ts'
import { ToastCard, toastAct, toastLooks } from './toast-card.tsx'
import { toastTypes } from './toast-store.ts'

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
          <ul key={type} hidden data-toast={type} data-word={stored(toastLooks[type].word)}>
            <ToastCard type={type} acts={<button type="button" data-act hidden className={toastAct} />}>
              <span data-text />
            </ToastCard>
          </ul>
        ))}
      </section>
    </>
  )
}
