import { Dialog as Base } from '@base-ui/react/dialog'
import { classes } from '@northlight/ui/classes.ts'
import { useRef } from 'react'
import type { DialogProps } from './dialog-props.ts'
import { firstField } from './first-field.ts'
import { Icon } from './icon.tsx'

/** Names the consequence; from below on phones. Closing it returns the focus to where it came from. */
export function OpenDialog({ open, onClose, title, wide, startsInside, children, foot }: DialogProps) {
  const body = useRef<HTMLDivElement>(null)
  const first = () => (startsInside === false ? true : (firstField(body.current, startsInside) ?? true))
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className="dialog-place">
          <Base.Popup className={classes('dialog', wide && 'dialog--wide')} initialFocus={first}>
            <div className="dialog__head">
              <Base.Title render={<h2>{title}</h2>} />
              <Base.Close className="btn btn--quiet btn--icon btn--small" aria-label="Close">
                <Icon name="close" />
              </Base.Close>
            </div>
            <div className="dialog__body" ref={body}>
              {children}
            </div>
            {foot && <div className="dialog__foot">{foot}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
