import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { calls, sentenceOf } from '../../platform/api/client.ts'
import { useReadMe } from '../../platform/me/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { DigitsField } from './digits-field.tsx'
import { addPasskey, canUsePasskeys } from './passkey.ts'

type Props = { onAdded: (recoveryCodes: string[] | null) => void }

/** A passkey or an app: one way is enough, two are better. */
export function AddFactor({ onAdded }: Props) {
  return (
    <div className="enrol">
      <Passkey onAdded={onAdded} />
      <App onAdded={onAdded} />
    </div>
  )
}

function Passkey({ onAdded }: Props) {
  const [name, setName] = useState('')
  // A browser keeps passkeys for a name, not for a bare network address.
  const takesPasskeys = useReadMe(true).data?.factor.takes_passkeys !== false
  const add = useMutation({ mutationFn: () => addPasskey(name), onSuccess: onAdded })
  return (
    <section aria-labelledby="enrol-passkey">
      <h2 id="enrol-passkey">
        <Icon name="fingerprint" size={20} />
        Passkey
      </h2>
      <p className="small muted">Fingerprint, face or the PIN of this device. Nothing to type, nothing to copy.</p>
      {takesPasskeys && canUsePasskeys() ? (
        <>
          <TextField
            label="Name of this device"
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={60}
            placeholder="Front desk"
          />
          <Button look="primary" onClick={() => add.mutate()} sending={add.isPending}>
            Add a passkey
          </Button>
        </>
      ) : (
        <p className="small">There are no passkeys here. Use an app with six digits.</p>
      )}
      {add.isError && <Note tone="bad">{sentenceOf(add.error)}</Note>}
    </section>
  )
}

type Begun = { id: number; secret: string; uri: string; qr_svg: string }

function App({ onAdded }: Props) {
  const [code, setCode] = useState('')
  // Begun once for this screen: a second secret would make the first picture worthless.
  const begun = useQuery({
    queryKey: ['totp'],
    queryFn: () => calls.post<Begun>('/office/me/factors/totp', {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const confirm = useMutation({
    mutationFn: () =>
      calls.post<{ recovery_codes: string[] | null }>(`/office/me/factors/totp/${begun.data?.id}/confirm`, { code }),
    onSuccess: ({ recovery_codes }) => onAdded(recovery_codes),
    onError: () => setCode(''),
  })
  const check = (event: FormEvent) => {
    event.preventDefault()
    confirm.mutate()
  }
  return (
    <section aria-labelledby="enrol-app">
      <h2 id="enrol-app">
        <Icon name="qr" size={20} />
        App with six digits
      </h2>
      {begun.isError && <Note tone="bad">{sentenceOf(begun.error)}</Note>}
      <div className="enrol__code grid gap-5.5 max-md:justify-items-center grid-cols-[auto_minmax(0,1fr)] max-md:grid-cols-[minmax(0,1fr)]">
        <div className="border border-line rounded-sm p-1.5 self-start [&_svg]:block [&_svg]:w-44 [&_svg]:h-44 [&_img]:w-44 [&_img]:h-44 [&_img]:max-w-none">
          {begun.data ? (
            <img
              src={`data:image/svg+xml,${encodeURIComponent(begun.data.qr_svg)}`}
              width={176}
              height={176}
              alt="Square code for the authenticator app"
            />
          ) : (
            <span className="sheen block w-44 h-44" />
          )}
        </div>
        <form className="form" onSubmit={check} aria-label="Digits of the app">
          <p className="small">
            Read the square with any authenticator app, or type
            <code className="mono enrol__key">{begun.data?.secret.match(/.{1,4}/g)?.join(' ') ?? '…'}</code>
          </p>
          <DigitsField
            label="Digits the app shows"
            value={code}
            onChange={setCode}
            error={confirm.isError ? sentenceOf(confirm.error) : undefined}
          />
          <Button wide type="submit" sending={confirm.isPending} disabled={code.length < 6 || !begun.data}>
            Check
          </Button>
        </form>
      </div>
    </section>
  )
}
