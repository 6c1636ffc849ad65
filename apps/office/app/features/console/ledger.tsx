import { seconds } from '@northlight/contract/durations'
import type { IncidentView } from '@northlight/contract/exams/console'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { client } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Section } from '../../ui/section.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { clockText, dayText, momentText } from '../../ui/time.tsx'

export const useLedger = (slug: string) =>
  useQuery({
    queryKey: ['ledger', slug],
    queryFn: () => client.get('/office/tests/{slug}/ledger', { params: { slug } }),
    refetchInterval: seconds(10),
  })

/** A key is decided days after the test: then a clock alone says nothing. */
const isToday = (at: string) => dayText(at) === dayText(new Date().toISOString())

type Ledger = NonNullable<ReturnType<typeof useLedger>['data']>

export function SentMessages({ messages }: Pick<Ledger, 'messages'>) {
  return (
    <ul className="rows">
      {messages.map((one) => (
        <li key={one.id}>
          <span className="grow">
            <b>“{one.text}”</b>
            <span className="under">
              {clockText(one.sent_at)}
              {one.sent_by && `, ${one.sent_by}`}
            </span>
          </span>
          <span className="end">
            <StateWord icon="eye" tone={one.read === one.reached ? 'good' : 'quiet'}>
              read {one.read} of {one.reached}
            </StateWord>
          </span>
        </li>
      ))}
    </ul>
  )
}

export function LedgerPart({ slug, ledger }: { slug: string; ledger: Ledger | undefined }) {
  const open = ledger?.incidents.filter(({ decided_at }) => decided_at === null) ?? []
  return (
    <>
      {open.length > 0 && (
        <Section title="Incidents to decide">
          {open.map((incident) => (
            <OpenIncident key={incident.id} slug={slug} incident={incident} />
          ))}
        </Section>
      )}
      <Section title="Ledger" end={<Link to={`/tests/${slug}/day`}>Report of the day</Link>}>
        {ledger?.lines.length === 0 && <p className="muted small">Nothing was done or noted yet.</p>}
        <ul className="rows">
          {ledger?.lines.slice(0, 12).map((line) => (
            <li key={`${line.at}-${line.kind}-${line.text}`}>
              <span className="grow">
                {line.text}
                {line.by && <span className="under">{line.by}</span>}
              </span>
              <span className="end muted">{isToday(line.at) ? clockText(line.at) : momentText(line.at)}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

function OpenIncident({ slug, incident }: { slug: string; incident: IncidentView }) {
  const queryClient = useQueryClient()
  const [decision, setDecision] = useState('')
  const decide = useMutation({
    mutationFn: () => client.post('/office/incidents/{id}/decision', { decision }, { params: { id: incident.id } }),
    onSuccess: ({ message }) => toast.done(message),
    onError: toast.failed,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['ledger', slug] }),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!decide.isPending) decide.mutate()
  }
  return (
    <form className="form form--tight" onSubmit={send}>
      <p>
        {incident.student && <b>{incident.student}: </b>}
        {incident.text} <span className="muted">({clockText(incident.noted_at)})</span>
      </p>
      <TextField
        label="What was decided"
        value={decision}
        onChange={(event) => setDecision(event.target.value)}
        required
        minLength={3}
      />
      <div>
        <Button small type="submit" sending={decide.isPending}>
          Write it down
        </Button>
      </div>
    </form>
  )
}
