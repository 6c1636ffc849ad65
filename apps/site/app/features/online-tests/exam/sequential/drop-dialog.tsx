import { Button } from '@northlight/ui/kit/button.tsx'
import { Dialog } from '@northlight/ui/kit/dialog.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'

type Props = { isOpen: boolean; onClose: () => void; onDrop: () => void }

/** Leaving blank is one press beside the main button and cannot be taken back: a chosen option is asked about. */
export function DropDialog({ isOpen, onClose, onDrop }: Props) {
  const { say } = useWords()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      kind="warning"
      className="border-t-gold"
      title={say('Leave it blank? You have chosen an option.')}
      lead={say('Your choice is dropped, and there is no way back to this question.')}
      actions={
        <>
          <Button variant="line" onClick={onDrop}>
            {say('Leave it blank')}
          </Button>
          <Button onClick={onClose}>{say('Keep my choice')}</Button>
        </>
      }
    />
  )
}
