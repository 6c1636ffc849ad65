import { Icon } from '@northlight/ui/kit/icon.tsx'
import { closeIcon } from '@northlight/ui/kit/icons.ts'
import { useModal } from '@northlight/ui/kit/use-modal.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { type ReactNode, useLayoutEffect } from 'react'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** Stays in sight while the questions scroll below it. */
  head: ReactNode
  children: ReactNode
}

/** On phones the palette is a sheet from below; focus stays in it until it is closed. */
export function PaletteSheet({ isOpen, onClose, head, children }: Props) {
  const { say } = useWords()
  const ref = useModal({ isOpen, onClose })
  // A long section opens where the student is, not at its first row.
  useLayoutEffect(() => {
    if (isOpen) ref.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
  }, [isOpen, ref])
  return (
    <dialog
      ref={ref}
      aria-label={say('Question palette')}
      className="on-paper open:animate-rise mx-0 mt-auto mb-0 max-h-[88dvh] w-full max-w-none overflow-auto overscroll-contain rounded-t-[20px] bg-white p-0 shadow-pop outline-none"
    >
      {isOpen && (
        <div className="safe-bottom flex flex-col gap-4 px-4">
          <div className="sticky top-0 z-1 -mx-4 border-b border-line bg-white px-4 pt-2 pb-3">
            {/* Its first line leaves room for the cross; what is below has the whole width. */}
            <div className="grid gap-3 pt-1.5 *:first:pr-10">{head}</div>
            <button
              type="button"
              data-autofocus
              aria-label={say('Close palette')}
              onClick={onClose}
              className="absolute top-1 right-1 grid size-12 place-items-center rounded-md"
            >
              <Icon path={closeIcon} size={22} />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
