import { shownDate, shownTime } from '@northlight/contract/dates'
import type { enterParentCode, FamilyView } from '@northlight/contract/families'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { browserClient } from '../../../platform/api/browser.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { useCooldown } from '../use-cooldown.ts'

const lazyCode: LazyEndpoint<typeof enterParentCode> = {
  path: '/profile/parent/code',
  load: () => import('@northlight/contract/families').then((contract) => contract.enterParentCode.input),
}

type Props = { family: FamilyView; onChange: (family: FamilyView) => void; onOtherParent: () => void }

/** Waiting for a parent: what was sent, the code, another mail, another parent. */
export function ParentAnswer({ family, onChange, onOtherParent }: Props) {
  const { request, parent } = family
  const { act, pending } = useAct()
  const cooldown = useCooldown()

  const askAgain = () =>
    act(
      async () => (await browserClient()).post('/profile/parent/resend'),
      (reply) => {
        onChange(reply.family)
        toast.success('The mail is on its way to your parent.')
        cooldown.start()
      },
    )

  return (
    <div className="grid gap-6">
      <Notice
        kind={request?.state === 'refused' ? 'warning' : 'note'}
        actions={
          <>
            <TextButton onClick={askAgain} disabled={pending || cooldown.left > 0} className="figures">
              {cooldown.left > 0 ? `Send again in ${cooldown.left} s` : 'Send it again'}
            </TextButton>
            <TextButton onClick={onOtherParent}>Change the parent</TextButton>
          </>
        }
      >
        <Said family={family} />
      </Notice>
      {request?.state === 'open' && <CodeForm onChange={onChange} parent={parent?.name ?? 'Your parent'} />}
    </div>
  )
}

function Said({ family: { request, parent } }: { family: FamilyView }) {
  const name = parent?.name ?? 'your parent'
  if (!request) return <>We have not written to {name} yet.</>
  if (request.state === 'refused')
    return (
      <>
        <strong className="font-semibold">{name} has refused.</strong> Talk about it at home. You can ask again.
      </>
    )
  if (request.state === 'open')
    return (
      <>
        <strong className="font-semibold">We are waiting for {name}.</strong> We wrote to{' '}
        <span className="wrap-anywhere">{request.parent_email}</span> on {shownDate(request.sent_at)},{' '}
        {shownTime(request.sent_at)}. The link works until {shownDate(request.expires_at)}.
      </>
    )
  return (
    <>
      <strong className="font-semibold">The question to {name} has run out.</strong> Send it again for a new link and
      code.
    </>
  )
}

function CodeForm({ onChange, parent }: { onChange: (family: FamilyView) => void; parent: string }) {
  const form = useApiForm(lazyCode, { onSuccess: ({ family }) => onChange(family) })
  return (
    <form {...form.props} aria-label="Agree by code" className="grid max-w-110 gap-4">
      <TextField
        {...form.field('code')}
        label="Code from the mail"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={`Six digits. ${parent} reads the text in the mail and gives you the code to agree.`}
        required
        maxLength={9}
        className="figures"
      />
      <p>
        <SubmitButton pending={form.pending} pendingLabel="Checking">
          Use the code
        </SubmitButton>
      </p>
    </form>
  )
}
