import type { Parents, shareWithParent } from '@northlight/contract/children'
import { shownDate } from '@northlight/contract/dates'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { browserClient } from '../../../platform/api/browser.ts'
import { sentenceOf } from '../../../platform/api/sentence.ts'
import { useRead } from '../../../platform/api/use-read.ts'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { toast } from '../../../ui/toasts/toast.ts'

const lazyShare: LazyEndpoint<typeof shareWithParent> = {
  path: '/profile/parents',
  load: () => import('@northlight/contract/children').then((contract) => contract.shareWithParent.input),
}

/** Which parents see marks and fees. From eighteen on the student decides; before, it can be read here. */
export function WhoSees() {
  const call = useRead('parents', (client) => client.get('/profile/parents'))
  if (call.status === 'failed') return <TryAgainLine retry={call.retry} />
  if (!call.value) return <SkeletonLines lines={2} />
  const { parents, may_decide } = call.value
  const stop = async (id: number) => {
    try {
      const reply = await (await browserClient()).delete('/profile/parents/{id}', { params: { id: String(id) } })
      toast.success(reply.message)
      call.set(reply)
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }
  return (
    <div className="grid gap-5 text-sm">
      <p className="text-ink-2">
        {may_decide
          ? 'Nobody but you and your teachers, unless you share it here.'
          : 'Until you are 18, the parent who has agreed sees your marks, letters and fees when they sign in with that e-mail address. From then on you decide.'}
      </p>
      {parents.length > 0 && (
        <ul>
          {parents.map((parent) => (
            <li
              key={parent.id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-3 last:border-b"
            >
              <span className="wrap-anywhere">
                {parent.name ? `${parent.name}, ` : ''}
                {parent.email}
              </span>
              <span className="flex flex-wrap items-baseline gap-x-5">
                <StateMark state={parent.sees ? 'done' : 'pending'}>
                  {parent.sees && parent.linked_at
                    ? `Sees it since ${shownDate(parent.linked_at)}`
                    : 'Has not opened it yet'}
                </StateMark>
                {may_decide && (
                  <TextButton onClick={() => void stop(parent.id)}>
                    Stop sharing<span className="sr-only"> with {parent.email}</span>
                  </TextButton>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {may_decide && <Share onChange={call.set} />}
    </div>
  )
}

function Share({ onChange }: { onChange: (parents: Parents) => void }) {
  const form = useApiForm(lazyShare, { onSuccess: onChange })
  return (
    <form {...form.props} aria-label="Share with a parent" className="grid max-w-110 gap-4">
      <TextField
        {...form.field('email')}
        type="email"
        label="E-mail of your parent"
        hint="They sign in, or create an account, with this address and confirm it."
        required
      />
      <p>
        <SubmitButton variant="line" pending={form.pending} pendingLabel="Sharing">
          Share marks and fees
        </SubmitButton>
      </p>
    </form>
  )
}
