import { Button } from '@northlight/ui/kit/button.tsx'
import { Dialog } from '@northlight/ui/kit/dialog.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { LeaveGuard } from '../use-leave-guard.ts'

/** Asked when the student presses Back: the clock does not wait, and nothing is lost. */
export function LeaveDialog({ guard, isTimed }: { guard: LeaveGuard; isTimed: boolean }) {
  const { say } = useWords()
  return (
    <Dialog
      isOpen={guard.isAsked}
      onClose={guard.stay}
      title={say('Leave the test?')}
      lead={
        isTimed
          ? say(
              'The clock keeps running while you are away. Your answers stay; you can come back to this page until the time is over.',
            )
          : say('Your answers stay, and you can come back to this page.')
      }
      actions={
        <>
          <Button variant="line" onClick={guard.leave}>
            {say('Leave for now')}
          </Button>
          <Button onClick={guard.stay}>{say('Stay in the test')}</Button>
        </>
      }
    />
  )
}
