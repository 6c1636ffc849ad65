import type { deleteAccount, OwnDataView } from '@northlight/contract/families'
import { Button, SubmitButton } from '@northlight/ui/kit/button.tsx'
import { Dialog } from '@northlight/ui/kit/dialog.tsx'
import { PasswordField } from '@northlight/ui/kit/password-field.tsx'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { OwnerCodeField } from './owner-code-field.tsx'

const lazyDelete: LazyEndpoint<typeof deleteAccount> = {
  path: '/profile/delete',
  load: () => import('@northlight/contract/families').then((contract) => contract.deleteAccount.input),
}

type Props = {
  isOpen: boolean
  data: OwnDataView
  hasPassword: boolean
  onClose: () => void
  onDone: (data: OwnDataView) => void
}

/** Says what goes, what the law keeps and how long there is to think, then asks for the password or a mailed code. */
export function DeleteAccount({ isOpen, data, hasPassword, onClose, onDone }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Delete the account"
      lead="Nothing is deleted for 14 days. Sign in within that time, or use the link we mail you, and the account stays."
    >
      <div className="grid gap-4 text-sm leading-normal">
        <p>
          <b className="font-semibold">What is deleted permanently:</b> your name and details, your answers, your
          devices, your parent’s contact, and what you wrote to us from your confirmed address.
        </p>
        <div>
          <b className="font-semibold">What we keep, because the law or fairness requires it:</b>
          <ul className="mt-1.5 grid list-disc gap-1.5 pl-5">
            {data.kept_by_law.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
      <DeleteForm hasPassword={hasPassword} onClose={onClose} onDone={onDone} />
    </Dialog>
  )
}

function DeleteForm({ hasPassword, onClose, onDone }: Pick<Props, 'hasPassword' | 'onClose' | 'onDone'>) {
  const form = useApiForm(lazyDelete, { onSuccess: ({ data }) => onDone(data) })
  return (
    <form {...form.props} aria-label="Delete the account" className="grid gap-6">
      {hasPassword ? (
        <PasswordField {...form.field('password')} label="Your password" required maxLength={200} />
      ) : (
        <OwnerCodeField {...form.field('code')} />
      )}
      <div className="flex flex-wrap justify-end gap-2.5 max-sm:flex-col-reverse max-sm:*:w-full">
        <Button variant="line" onClick={onClose}>
          Keep my account
        </Button>
        <SubmitButton pending={form.pending} pendingLabel="Saving">
          Delete in 14 days
        </SubmitButton>
      </div>
    </form>
  )
}
