import { shownDate, shownTime } from '@northlight/contract/dates'
import type { OwnDataView } from '@northlight/contract/families'
import { Button } from '@northlight/ui/kit/button.tsx'
import { buttonClass } from '@northlight/ui/kit/button-look.ts'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { downloadIcon } from '@northlight/ui/kit/icons.ts'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import { Skeleton } from '@northlight/ui/kit/skeleton.tsx'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { ownAddress } from '@northlight/ui/own-address.ts'
import { useEffect, useState } from 'react'
import { browserClient } from '../../../platform/api/browser.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import type { Read } from '../../../platform/api/use-read.ts'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { DeleteAccount } from './delete-account.tsx'

type Props = {
  hasPassword: boolean
  call: Read<OwnDataView>
}

/** Everything that is kept, as a file; and the way to end the account. */
export function YourData({ call, hasPassword }: Props) {
  const { act, pending } = useAct()
  const [isDeleting, setDeleting] = useState(false)
  const data = call.status === 'ready' ? call.value : undefined
  const isWaiting = data?.exports.some(({ state }) => state === 'waiting') ?? false
  const { refresh } = call

  // Made in the background, usually within seconds. A mail says so too, for those who leave.
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(refresh, 4000)
    return () => clearInterval(timer)
  }, [isWaiting, refresh])

  if (call.status === 'failed') return <TryAgainLine retry={call.retry} />
  if (!data) return <Skeleton className="h-12 max-w-90" />

  const ask = (path: '/profile/export' | '/profile/keep') =>
    act(
      async () => (await browserClient()).post(path),
      (reply) => {
        call.set(reply.data)
        toast.success(reply.message)
      },
    )

  const ready = data.exports.find(({ state }) => state === 'ready')
  return (
    <div className="grid gap-6">
      {data.deletion && (
        <Notice
          kind="warning"
          actions={
            <TextButton onClick={() => ask('/profile/keep')} disabled={pending}>
              Keep my account
            </TextButton>
          }
        >
          <strong className="font-semibold">
            Your account will be deleted on {shownDate(data.deletion.due_at)}, {shownTime(data.deletion.due_at)}.
          </strong>{' '}
          Until then you can change your mind here, by the link in the mail, or by signing in again.
        </Notice>
      )}
      {data.kept_at && !data.deletion && (
        <Notice kind="success">The deletion is cancelled. Your account stays as it is.</Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {ready?.url ? (
          <a href={ownAddress(ready.url)} className={buttonClass({ variant: 'line' })}>
            <Icon path={downloadIcon} size={18} />
            Download the file
          </a>
        ) : (
          <Button
            variant="line"
            onClick={() => ask('/profile/export')}
            pending={pending && !isWaiting}
            disabled={isWaiting}
            pendingLabel="Asking"
          >
            <Icon path={downloadIcon} size={18} />
            Download everything
          </Button>
        )}
        {isWaiting && <StateMark state="ongoing">Being prepared; we will mail you</StateMark>}
        {ready && (
          <span className="text-sm text-ink-2">
            Made {shownDate(ready.ready_at ?? ready.requested_at)}, there until{' '}
            {shownDate(ready.expires_at ?? ready.requested_at)}
          </span>
        )}
        {!data.deletion && (
          <TextButton onClick={() => setDeleting(true)} className="text-sm text-clay hover:text-clay-ink">
            Delete the account
          </TextButton>
        )}
      </div>
      <DeleteAccount
        isOpen={isDeleting}
        data={data}
        hasPassword={hasPassword}
        onClose={() => setDeleting(false)}
        onDone={(next) => {
          setDeleting(false)
          call.set(next)
        }}
      />
    </div>
  )
}
