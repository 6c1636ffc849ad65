import { channelWords } from '@northlight/contract/notice-kinds'
import type { askNumber, confirmNumber, NoticesView } from '@northlight/contract/notices'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { RadioGroup } from '@northlight/ui/kit/radio-group.tsx'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { useState } from 'react'
import { browserClient } from '../../../platform/api/browser.ts'
import { sentenceOf } from '../../../platform/api/sentence.ts'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { toast } from '../../../ui/toasts/toast.ts'

const lazyAsk: LazyEndpoint<typeof askNumber> = {
  path: '/notices/number',
  load: () => import('@northlight/contract/notices').then((contract) => contract.askNumber.input),
}
const lazyConfirm: LazyEndpoint<typeof confirmNumber> = {
  path: '/notices/number/confirm',
  load: () => import('@northlight/contract/notices').then((contract) => contract.confirmNumber.input),
}

type Props = { notices: NoticesView; onChange: (notices: NoticesView) => void }

/** A mobile number: asked for, proved by a code, and forgotten again. Another one takes its place once it is proved. */
export function NumberPart({ notices, onChange }: Props) {
  const { number, wanted_number: wanted, may_have_number } = notices
  const [isAsking, setAsking] = useState(false)
  if (!may_have_number)
    return (
      <p className="text-sm text-ink-2">
        Until you are 18, WhatsApp and SMS go to your parent, who turns them on in their own account.
      </p>
    )
  const changed = (now: NoticesView) => {
    setAsking(false)
    onChange(now)
  }
  if (!number && !wanted) return <Ask onChange={changed} />
  return (
    <div className="grid gap-5 text-sm">
      {number && <Row {...number} isConfirmed />}
      {wanted && <Row {...wanted} />}
      {wanted && !isAsking && <Confirm onChange={changed} />}
      {isAsking && <Ask onChange={changed} />}
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        {!isAsking && <TextButton onClick={() => setAsking(true)}>Use another number</TextButton>}
        <Forget onChange={changed} />
      </p>
    </div>
  )
}

type RowProps = NonNullable<NoticesView['number']> & { isConfirmed?: boolean }

function Row({ phone, channel, isConfirmed = false }: RowProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
      <span>
        {channelWords[channel]} to <span className="figures">{phone}</span>
      </span>
      <StateMark state={isConfirmed ? 'done' : 'pending'}>{isConfirmed ? 'Confirmed' : 'Waits for the code'}</StateMark>
    </p>
  )
}

function Ask({ onChange }: Pick<Props, 'onChange'>) {
  const form = useApiForm(lazyAsk, { onSuccess: ({ notices }) => onChange(notices) })
  return (
    <form {...form.props} aria-label="Mobile number" className="grid max-w-110 gap-4">
      <RadioGroup
        legend="By"
        options={[
          { value: 'whatsapp', label: 'WhatsApp' },
          { value: 'sms', label: 'SMS' },
        ]}
        name="channel"
        defaultValue="whatsapp"
      />
      <TextField {...form.field('phone')} type="tel" label="Mobile number" autoComplete="tel" required />
      <p>
        <SubmitButton variant="line" pending={form.pending} pendingLabel="Sending">
          Send me a code
        </SubmitButton>
      </p>
    </form>
  )
}

function Confirm({ onChange }: Pick<Props, 'onChange'>) {
  const form = useApiForm(lazyConfirm, { onSuccess: ({ notices }) => onChange(notices) })
  return (
    <form {...form.props} aria-label="Code" className="grid max-w-110 gap-4">
      <TextField
        {...form.field('code')}
        label="The six digits we sent"
        hint="They come within a minute and hold for a quarter of an hour."
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <p>
        <SubmitButton variant="line" pending={form.pending} pendingLabel="Checking">
          Turn messages on
        </SubmitButton>
      </p>
    </form>
  )
}

function Forget({ onChange }: Pick<Props, 'onChange'>) {
  const forget = async () => {
    try {
      const reply = await (await browserClient()).delete('/notices/number')
      onChange(reply.notices)
      toast.success(reply.message)
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }
  return <TextButton onClick={() => void forget()}>Forget the number</TextButton>
}
