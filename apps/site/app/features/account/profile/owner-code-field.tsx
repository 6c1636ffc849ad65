import { Button } from '@northlight/ui/kit/button.tsx'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { browserClient } from '../../../platform/api/browser.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { useCooldown } from '../use-cooldown.ts'

type Props = { name: string; error?: string }

/** Where others type their password, an account of Google's types a code that is mailed on demand. */
export function OwnerCodeField(field: Props) {
  const { act, pending } = useAct()
  const cooldown = useCooldown()

  const ask = () =>
    act(
      async () => (await browserClient()).post('/profile/code'),
      ({ message }) => {
        toast.success(message)
        cooldown.start()
      },
    )

  return (
    <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <TextField
        {...field}
        label="Code from the mail"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="Six digits. Your account has no password, so we mail you a code."
        required
        maxLength={9}
        className="figures"
      />
      <Button
        variant="line"
        onClick={ask}
        pending={pending}
        pendingLabel="Sending"
        disabled={cooldown.left > 0}
        className="figures sm:mt-7.5"
      >
        {cooldown.left > 0 ? `Again in ${cooldown.left} s` : 'Mail me a code'}
      </Button>
    </div>
  )
}
