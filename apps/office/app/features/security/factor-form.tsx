import { type FormEvent, useState } from 'react'
import { calls, sentenceOf } from '../../platform/api/client.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { DigitsField } from './digits-field.tsx'
import { canUsePasskeys, provePasskey } from './passkey.ts'

type Props = {
  kinds: readonly string[]
  onShown: () => void
  /** A recovery code was used: the next step is a new factor. Absent where only a factor will do. */
  onRecovered?: () => void
}

/** Passkey first where there is one, else six digits; a recovery code is the other way. */
export function FactorForm({ kinds, onShown, onRecovered }: Props) {
  const [way, setWay] = useState<'factor' | 'recovery'>('factor')
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  const [code, setCode] = useState('')

  const run = async (prove: () => Promise<unknown>, onDone: () => void) => {
    if (isSending) return
    setSending(true)
    setFailure('')
    try {
      await prove()
      onDone()
    } catch (error) {
      setFailure(sentenceOf(error))
      setCode('')
    } finally {
      setSending(false)
    }
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (way === 'recovery')
      return run(
        () => calls.post('/office/me/prove/recovery', { code }),
        () => onRecovered?.(),
      )
    return run(() => calls.post('/office/me/prove/totp', { code }), onShown)
  }
  const hasPasskey = kinds.includes('passkey') && canUsePasskeys()
  const hasApp = kinds.includes('totp')

  if (way === 'recovery')
    return (
      <form className="form" onSubmit={send} aria-label="Recovery code">
        <TextField
          label="Recovery code"
          hint="One of those you wrote down. It works once; then you set up a new factor."
          error={failure}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button look="primary" wide type="submit" sending={isSending}>
          Use this code
        </Button>
        <p className="small">
          <button type="button" className="link" onClick={() => setWay('factor')}>
            Back to the second factor
          </button>
        </p>
        <p className="small muted">No code left? Ask another admin to reset your factor; both of you get a mail.</p>
      </form>
    )
  return (
    <form className="form" onSubmit={send} aria-label="Second factor">
      {hasPasskey && (
        <Button look="primary" wide className="min-h-12" sending={isSending} onClick={() => run(provePasskey, onShown)}>
          <Icon name="fingerprint" size={20} />
          Use the passkey of this device
        </Button>
      )}
      {hasPasskey && hasApp && (
        <p className="grid grid-cols-[1fr_auto_1fr] gap-3 items-center text-ink-2 text-sm before:border-t before:border-t-line after:border-t after:border-t-line">
          <span>or</span>
        </p>
      )}
      {hasApp && (
        <>
          <DigitsField label="Six digits from your app" value={code} onChange={setCode} error={failure} />
          <Button
            wide
            look={hasPasskey ? 'line' : 'primary'}
            type="submit"
            sending={isSending}
            disabled={code.length < 6}
          >
            Continue
          </Button>
        </>
      )}
      {!hasApp && failure && <Note tone="bad">{failure}</Note>}
      {onRecovered && (
        <p className="small">
          <button
            type="button"
            className="link"
            onClick={() => {
              setWay('recovery')
              setFailure('')
            }}
          >
            Another way
          </button>
          : recovery code, or an admin
        </p>
      )}
    </form>
  )
}
