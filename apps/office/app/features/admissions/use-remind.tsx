import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'

type Result = { message: string; done: number; refused: { id: number; name: string; reason: string }[] }
type Asked = { count: number; send: () => Promise<Result>; onDone?: () => void }

/** Asks first, with how many it reaches; then says whom it did not reach and why. Gives the dialogs to draw. */
export const useRemind = (): { remind: (asked: Asked) => void; dialog: ReactNode } => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [refused, setRefused] = useState<Result['refused']>([])
  const run = useMutation({
    mutationFn: (one: Asked) => one.send(),
    onSuccess: (result, one) => {
      if (result.done > 0) toast.done(result.message)
      setRefused(result.refused)
      one.onDone?.()
    },
    onError: toast.failed,
    onSettled: () => setAsked(null),
  })
  const count = asked?.count ?? 0
  return {
    remind: setAsked,
    dialog: (
      <>
        <Dialog
          open={asked !== null}
          onClose={() => setAsked(null)}
          title={count === 1 ? 'Remind one family?' : `Remind ${count} families?`}
          foot={
            <>
              <Button onClick={() => setAsked(null)}>Not now</Button>
              <span className="end">
                <Button look="primary" sending={run.isPending} onClick={() => asked && run.mutate(asked)}>
                  Send {count === 1 ? 'the mail' : `${count} mails`}
                </Button>
              </span>
            </>
          }
        >
          <p>
            Each gets a mail about what is next for it: the open fee, the day and place of the test with the hall
            ticket, or the last day of its offer. Whoever had one today gets no second.
          </p>
        </Dialog>
        <Dialog open={refused.length > 0} onClose={() => setRefused([])} title={`${refused.length} got no mail`}>
          <ul className="rows">
            {refused.map(({ id, name, reason }) => (
              <li key={id}>
                <span className="grow">
                  <b>{name}</b>
                  <span className="under">{reason}</span>
                </span>
              </li>
            ))}
          </ul>
        </Dialog>
      </>
    ),
  }
}
