import type { ReactNode } from 'react'
import { WarningIcon } from '../../icons/warning.tsx'
import type { SendStatus } from '../log/sender.ts'

export function Banner({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex items-start gap-3 border-b border-line-2 bg-gold-2 px-6 py-3 text-sm text-ink max-md:px-4">
      <WarningIcon size={18} className="mt-0.5 text-clay" />
      <p className="flex-1">{children}</p>
      {action}
    </div>
  )
}

const words: Record<NonNullable<SendStatus['trouble']>, { title: string; text: string } | null> = {
  unreachable: {
    title: 'You are offline.',
    text: 'Go on: every answer is kept on this device and sent when the line is back. The clock keeps running.',
  },
  slow: {
    title: 'Saving takes long.',
    text: 'Go on: every answer is kept on this device and sent as soon as the line allows. The clock keeps running.',
  },
  server: {
    title: 'Our server does not answer.',
    text: 'Go on: every answer is kept on this device, and we try again by ourselves. The clock keeps running.',
  },
  refused: {
    title: 'The server does not take the answers.',
    text: 'They are kept on this device. Call the office or the invigilator; do not close this window.',
  },
  'signed-out': null,
  elsewhere: null,
  over: null,
}

/** Said aloud once when saving stops working; the height of the line is only taken while it is needed. */
export function SavingTrouble({ trouble, isKept }: { trouble: SendStatus['trouble']; isKept: boolean }) {
  const said = trouble ? words[trouble] : null
  return (
    <div role="alert">
      {said && (
        <Banner>
          <b>{said.title}</b> {isKept ? said.text : 'Answers wait in this window. Do not close or reload it.'}
        </Banner>
      )}
    </div>
  )
}

export function NotKept() {
  return (
    <Banner>
      <b>This window keeps nothing.</b> Answers go to us as you give them, but if the line drops, do not close or reload
      this window. A private window or a full disk can be the reason.
    </Banner>
  )
}
