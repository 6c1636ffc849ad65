import type { ParentQuestionView } from '@northlight/contract/families'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

type Props = { question: ParentQuestionView; pending: boolean; onSure: () => void }

export const whatEnds: Record<ParentQuestionView['text']['purpose'], string> = {
  'child-account': 'Tests close from this moment on. Results and receipts stay. A parent can agree again later.',
  admission:
    'The application for admission ends, and the seat is free for somebody else. What was paid is treated by the refund rule.',
}

/** A parent takes an agreement back: what it means is said first, and asked once more. */
export function TakeBack({ question, pending, onSure }: Props) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <p className="mt-6">
        <Button variant="line" onClick={() => setAsked(true)}>
          Take the agreement back
        </Button>
      </p>
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title="Take the agreement back?"
        lead={whatEnds[question.text.purpose]}
        actions={
          <>
            <Button variant="line" onClick={() => setAsked(false)}>
              Keep it
            </Button>
            <Button onClick={onSure} pending={pending} pendingLabel="Saving">
              Take it back
            </Button>
          </>
        }
      />
    </>
  )
}
