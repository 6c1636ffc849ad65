import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef } from 'react'
import { classes } from '../classes.ts'
import { DialogCross, DialogFrame, dialogClose, dialogTitle } from '../kit/dialog-frame.tsx'
import { dialogPlace, scrim } from './dialog-look.ts'
import type { DialogProps } from './dialog-props.ts'
import { firstField } from './first-field.ts'

const box =
  'flex max-h-[calc(100vh_-_48px)] w-[min(100%,640px)] flex-col overflow-auto rounded-md bg-white text-sm max-md:text-[length:var(--f14)] shadow-pop outline-none max-md:max-h-[calc(100vh_-_32px)] max-md:w-full max-md:self-end max-md:rounded-t-[16px] max-md:rounded-b-none'

/** Stays in sight below a long form. */
const footLook =
  'sticky bottom-0 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-dialog py-3 max-md:[&_button]:flex-1 [&>.end]:ml-auto [&>.end]:flex [&>.end]:gap-2 max-md:[&>.end]:w-full'

/** Names the consequence; from below on phones. Closing it returns the focus to where it came from. */
export function OpenDialog({ open, onClose, title, wide, startsInside, children, foot }: DialogProps) {
  const body = useRef<HTMLDivElement>(null)
  const first = () => (startsInside === false ? true : (firstField(body.current, startsInside) ?? true))
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={scrim} />
        <Base.Viewport className={dialogPlace}>
          <Base.Popup className={classes('dialog', box, wide && 'md:w-[min(100%,960px)]')} initialFocus={first}>
            <DialogFrame
              title={<Base.Title render={<h2 className={dialogTitle}>{title}</h2>} />}
              close={
                <Base.Close className={dialogClose} aria-label="Close">
                  <DialogCross />
                </Base.Close>
              }
            >
              <div className="grid gap-3.5" ref={body}>
                {children}
              </div>
            </DialogFrame>
            {foot && <div className={footLook}>{foot}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
