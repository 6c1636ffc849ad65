import type { Blocker } from 'react-router'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'

/** Asked when the student presses Back: the clock does not wait, and nothing is lost. */
export function LeaveDialog({ blocker, isTimed }: { blocker: Blocker; isTimed: boolean }) {
  const isAsked = blocker.state === 'blocked'
  return (
    <Dialog
      isOpen={isAsked}
      onClose={() => blocker.reset?.()}
      title="Leave the test?"
      lead={
        isTimed
          ? 'The clock keeps running while you are away. Your answers stay; you can come back to this page until the time is over.'
          : 'Your answers stay, and you can come back to this page.'
      }
      actions={
        <>
          <Button variant="line" onClick={() => blocker.proceed?.()}>
            Leave for now
          </Button>
          <Button onClick={() => blocker.reset?.()}>Stay in the test</Button>
        </>
      }
    />
  )
}
