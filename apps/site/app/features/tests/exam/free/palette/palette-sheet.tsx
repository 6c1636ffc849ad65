import { CloseIcon } from '@northlight/ui/icons/close.tsx'
import type { ReactNode } from 'react'
import { useModal } from '../../../../../ui/controls/use-modal.ts'

/** On phones the palette is a sheet from below; focus stays in it until it is closed. */
export function PaletteSheet({
  isOpen,
  onClose,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}) {
  const ref = useModal({ isOpen, onClose })
  return (
    <dialog
      ref={ref}
      aria-label="Question palette"
      className="on-paper open:animate-rise mx-0 mt-auto mb-0 max-h-[88dvh] w-full max-w-none overflow-auto overscroll-contain rounded-t-[20px] bg-white p-0 shadow-pop outline-none"
    >
      {isOpen && (
        <div className="safe-bottom flex flex-col gap-4 px-4 pt-2">
          <button
            type="button"
            data-autofocus
            aria-label="Close palette"
            onClick={onClose}
            className="relative z-1 -mr-3 -mb-14 grid size-12 place-items-center self-end rounded-md"
          >
            <CloseIcon size={22} />
          </button>
          {children}
        </div>
      )}
    </dialog>
  )
}
