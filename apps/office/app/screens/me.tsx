import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { AddFactor } from '../features/security/add-factor.tsx'
import { Factors } from '../features/security/factors.tsx'
import { RecoveryCodes } from '../features/security/recovery-codes.tsx'
import { Sessions } from '../features/security/sessions.tsx'
import { OwnActs } from '../features/today/own-acts.tsx'
import { client } from '../platform/api/client.ts'
import { queryClient } from '../platform/browser-storage/query-client.ts'
import { readMeAgain, useMe } from '../platform/me/use-me.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Check } from '../ui/check.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { momentText } from '../ui/time.tsx'

/** Own security: factors, recovery codes, where one is signed in, what one did, keys. */
export function MeScreen() {
  const me = useMe()
  const [isAdding, setAdding] = useState(false)
  const [codes, setCodes] = useState<string[] | null>(null)
  const again = () => {
    void readMeAgain()
    void queryClient.invalidateQueries({ queryKey: ['factors'] })
  }
  const keepFactor = useMutation({
    mutationFn: () => client.delete('/office/me/factor-reset'),
    onSuccess: ({ message }) => {
      toast.done(message)
      again()
    },
    onError: toast.failed,
  })
  return (
    <>
      <PageHead title="My security" sub={<span>{me.email}</span>} />
      {me.factor.reset_due_at && (
        <div className="notices">
          <Note
            tone="bad"
            acts={
              <button type="button" className="link" onClick={() => keepFactor.mutate()}>
                It was not me: call it off
              </button>
            }
          >
            A colleague has asked to reset your second factor. It happens on {momentText(me.factor.reset_due_at)}.
          </Note>
        </div>
      )}
      <div className="cols cols--wide">
        <div>
          <Factors onAdd={() => setAdding(true)} onNewCodes={setCodes} onChanged={again} />
          <Sessions />
          <Keys isOn={me.keys_on} />
        </div>
        <aside className="rail">
          <OwnActs most={25} />
        </aside>
      </div>
      <Dialog open={isAdding} onClose={() => setAdding(false)} title="Add a second factor" wide>
        <AddFactor
          onAdded={(made) => {
            setAdding(false)
            again()
            toast.done('The factor is added.')
            if (made) setCodes(made)
          }}
        />
      </Dialog>
      <Dialog open={codes !== null} onClose={() => setCodes(null)} title="New recovery codes" wide>
        {codes && (
          <RecoveryCodes
            codes={codes}
            done="They are written down"
            onDone={() => {
              setCodes(null)
              again()
              toast.done('The new recovery codes hold from now on.')
            }}
          />
        )}
      </Dialog>
    </>
  )
}

function Keys({ isOn }: { isOn: boolean }) {
  const save = useMutation({
    mutationFn: (keys_on: boolean) => client.post('/office/me/settings', { keys_on }),
    onSuccess: () => readMeAgain(),
    onError: toast.failed,
  })
  return (
    <Section title="Keys">
      <Check checked={isOn} disabled={save.isPending} onChange={(event) => save.mutate(event.target.checked)}>
        Single letters are keys: <kbd>j</kbd> <kbd>k</kbd> <kbd>c</kbd> <kbd>/</kbd>
      </Check>
      <p className="small muted">
        Switch them off if you dictate, or press keys by mistake. Keys with Ctrl always work.
      </p>
    </Section>
  )
}
