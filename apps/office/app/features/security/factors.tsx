import type { FactorView } from '@northlight/contract/office/factors'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { Failure, isLost, Skeleton } from '../../ui/states.tsx'
import { dayText, relativeText } from '../../ui/time.tsx'

type Props = { onAdd: () => void; onNewCodes: (codes: string[]) => void; onChanged: () => void }

export function Factors({ onAdd, onNewCodes, onChanged }: Props) {
  const [asked, setAsked] = useState<FactorView | null>(null)
  const own = useQuery({ queryKey: ['factors'], queryFn: () => client.get('/office/me/factors') })
  const remove = useMutation({
    mutationFn: (id: number) => client.delete('/office/me/factors/{id}', { params: { id } }),
    onSuccess: ({ message }) => toast.done(message),
    onError: toast.failed,
    onSettled: () => {
      setAsked(null)
      onChanged()
    },
  })
  const codes = useMutation({
    mutationFn: () => client.post('/office/me/recovery-codes', {}),
    onSuccess: ({ recovery_codes }) => onNewCodes(recovery_codes),
    onError: toast.failed,
  })
  return (
    <Section
      title="Second factor"
      end={
        <Button small icon="plus" onClick={onAdd}>
          Add another
        </Button>
      }
    >
      {isLost(own) && <Failure error={own.error} onRetry={() => void own.refetch()} />}
      {own.isPending && <Skeleton lines={3} />}
      <ul className="rows">
        {own.data?.factors.map((factor) => (
          <li key={factor.id}>
            <Icon name={factor.kind === 'passkey' ? 'fingerprint' : 'qr'} size={20} />
            <span className="grow">
              <b>{factor.name}</b>
              <span className="under">
                {factor.kind === 'passkey' ? 'Passkey' : 'App with six digits'}, added {dayText(factor.created_at)},{' '}
                {factor.last_used_at ? `used ${relativeText(factor.last_used_at)}` : 'never used'}
              </span>
            </span>
            <span className="end">
              <Button small look="danger" onClick={() => setAsked(factor)}>
                Remove…
              </Button>
            </span>
          </li>
        ))}
        {own.data && (
          <li>
            <Icon name="key" size={20} />
            <span className="grow">
              <b>Recovery codes</b>
              <span className="under">
                {own.data.recovery_left === 0 ? (
                  <StateWord icon="warning" tone="bad">
                    none left
                  </StateWord>
                ) : (
                  `${own.data.recovery_left} left, each works once`
                )}
              </span>
            </span>
            <span className="end">
              <Button small sending={codes.isPending} onClick={() => codes.mutate()}>
                Make new ones…
              </Button>
            </span>
          </li>
        )}
      </ul>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={`Remove “${asked?.name}”?`}
        foot={
          <>
            <Button onClick={() => setAsked(null)}>Keep it</Button>
            <span className="end">
              <Button look="danger-filled" sending={remove.isPending} onClick={() => asked && remove.mutate(asked.id)}>
                Remove it
              </Button>
            </span>
          </>
        }
      >
        <p>It no longer opens the office. An admin keeps at least one factor.</p>
      </Dialog>
    </Section>
  )
}
