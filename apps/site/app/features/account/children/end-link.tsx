import type { ChildView } from '@northlight/contract/children'
import { Button } from '@northlight/ui/kit/button.tsx'
import { Dialog } from '@northlight/ui/kit/dialog.tsx'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { useState } from 'react'
import { browserClient } from '../../../platform/api/browser.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { useGo } from '../../../platform/navigation/place.ts'
import { toast } from '../../../ui/toasts/toast.ts'

/** For a shared tablet or a mistake: the child leaves this account's screens, and nothing else changes. */
export function EndLink({ childId, name, by }: { childId: number; name: string; by: ChildView['by'] }) {
  const go = useGo()
  const [isOpen, setOpen] = useState(false)
  const { act, pending } = useAct({ leaves: true })
  const end = () =>
    act(
      async () => (await browserClient()).delete('/children/{id}', { params: { id: String(childId) } }),
      ({ message }) => {
        toast.success(message)
        go('/profile', { replace: true })
      },
    )
  return (
    <p className="border-t border-line-2 pt-5 text-sm">
      <TextButton onClick={() => setOpen(true)}>Do not show {name} in my account</TextButton>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`Do not show ${name} here?`}
        lead={
          by === 'student'
            ? `Marks, letters and fees leave your account. To see them again, ask ${name} to share them with you anew.`
            : 'Marks, letters and fees of this child leave your account. Your agreement stays as it is. You can show the child again from your account.'
        }
        actions={
          <>
            <Button variant="line" onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button onClick={end} pending={pending} pendingLabel="One moment">
              Do not show
            </Button>
          </>
        }
      />
    </p>
  )
}
