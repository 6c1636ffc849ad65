import type { ParentQuestionView } from '@northlight/contract/families'
import type { Text } from '@northlight/contract/words/catalogue'
import { Button } from '@northlight/ui/kit/button.tsx'
import { Dialog } from '@northlight/ui/kit/dialog.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useState } from 'react'

type Purpose = ParentQuestionView['text']['purpose']

const whatEnds: Record<Purpose, Text> = {
  'child-account': 'Tests close from this moment on. Results and receipts stay. A parent can agree again later.',
  admission:
    'The application for admission ends, and the seat is free for another student. What was paid is treated by the refund rule.',
}

type DialogProps = { purpose: Purpose | undefined; pending: boolean; onClose: () => void; onSure: () => void }

/** Open while there is a purpose. What taking back means is said first, and asked once more. */
export function TakeBackDialog({ purpose, pending, onClose, onSure }: DialogProps) {
  const { say } = useWords()
  return (
    <Dialog
      isOpen={purpose !== undefined}
      onClose={onClose}
      title={say('Take the agreement back?')}
      lead={purpose && say(whatEnds[purpose])}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {say('Keep it')}
          </Button>
          <Button onClick={onSure} pending={pending} pendingLabel={say('Saving')}>
            {say('Take it back')}
          </Button>
        </>
      }
    />
  )
}

type Props = { question: ParentQuestionView; pending: boolean; onSure: () => void }

/** For a parent who came by the link. */
export function TakeBack({ question, pending, onSure }: Props) {
  const { say } = useWords()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <p className="mt-6">
        <Button variant="line" onClick={() => setAsked(true)}>
          {say('Take the agreement back')}
        </Button>
      </p>
      <TakeBackDialog
        purpose={isAsked ? question.text.purpose : undefined}
        pending={pending}
        onClose={() => setAsked(false)}
        onSure={onSure}
      />
    </>
  )
}
