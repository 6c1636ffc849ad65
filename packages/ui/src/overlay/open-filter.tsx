import { Popover } from '@base-ui/react/popover'
import { type ReactNode, useState } from 'react'
import { popup, popupPlace } from './popup-look.ts'

type Props = {
  label: string
  /** How its button looks. */
  look: { className: string; children: ReactNode }
  children: (close: () => void) => ReactNode
}

/** What can be chosen, below the button. Made by the press that opens it. */
export function OpenFilter({ label, look, children }: Props) {
  const [open, setOpen] = useState(true)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger {...look} />
      <Popover.Portal>
        <Popover.Positioner className={popupPlace} align="start" sideOffset={6}>
          <Popover.Popup className={popup} aria-label={label}>
            {children(() => setOpen(false))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
