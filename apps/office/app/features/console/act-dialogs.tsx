import { incidentKinds, incidentWords } from '@northlight/contract/exams/console'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { FieldFrame, TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'

/** Whom an act is for: some students of the table, or everybody who writes. */
export type Whom = { attempts: string[]; name: string | null; count: number }

type Props = { slug: string; open: boolean; onClose: () => void }

const useAct = (slug: string, act: (typed: FormData) => Promise<{ message: string }>, onClose: () => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: ({ message }) => {
      toast.done(message)
      onClose()
      void queryClient.invalidateQueries({ queryKey: ['ledger', slug] })
      void queryClient.invalidateQueries({ queryKey: ['student', slug] })
    },
  })
}

type FormProps = { run: ReturnType<typeof useAct>; children: ReactNode }

function ActForm({ run, children }: FormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!run.isPending) run.mutate(new FormData(event.currentTarget))
  }
  return (
    <form className="form" onSubmit={send}>
      {run.isError && <Note tone="bad">{sentenceOf(run.error)}</Note>}
      {children}
    </form>
  )
}

export function ExtraTimeDialog({ slug, open, onClose, whom }: Props & { whom: Whom }) {
  const kindId = useId()
  const run = useAct(
    slug,
    (typed) =>
      client.post(
        '/office/tests/{slug}/extra-time',
        {
          ...(whom.attempts.length > 0 ? { scope: 'students', attempts: whom.attempts } : { scope: 'all' }),
          minutes: Number(typed.get('minutes')),
          reason: String(typed.get('reason')),
          kind: String(typed.get('kind')) === 'planned' ? 'planned' : 'incident',
        },
        { params: { slug } },
      ),
    onClose,
  )
  return (
    <Dialog open={open} onClose={onClose} title={`Extra time for ${whom.name ?? `${whom.count} students`}`}>
      <ActForm run={run}>
        <TextField
          label="Minutes"
          name="minutes"
          type="number"
          min={1}
          max={240}
          required
          defaultValue={10}
          hint="Each deadline moves by so much. A paper that only the clock has ended goes on."
        />
        <SelectField label="Kind" id={kindId} name="kind">
          <option value="incident">because of an incident</option>
          <option value="planned">planned, known before</option>
        </SelectField>
        <TextField label="Reason" name="reason" required minLength={3} maxLength={500} />
        <div>
          <Button look="primary" type="submit" sending={run.isPending}>
            Give it to {whom.name ?? whom.count}
          </Button>
        </div>
      </ActForm>
    </Dialog>
  )
}

export function IncidentDialog({ slug, open, onClose, whom }: Props & { whom: Whom | null }) {
  const [kindId, textId] = [useId(), useId()]
  const run = useAct(
    slug,
    (typed) =>
      client.post(
        '/office/tests/{slug}/incidents',
        {
          kind: incidentKinds.find((one) => one === typed.get('kind')) ?? 'other',
          text: String(typed.get('text')),
          ...(whom?.attempts[0] && { attempt: whom.attempts[0] }),
        },
        { params: { slug } },
      ),
    onClose,
  )
  return (
    <Dialog open={open} onClose={onClose} title={whom?.name ? `Incident, ${whom.name}` : 'Note an incident'}>
      <ActForm run={run}>
        <SelectField label="What kind" id={kindId} name="kind">
          {incidentKinds.map((kind) => (
            <option key={kind} value={kind}>
              {incidentWords[kind]}
            </option>
          ))}
        </SelectField>
        <FieldFrame label="What happened" id={textId} hint="It stands in the ledger with your name and the time.">
          <textarea id={textId} name="text" className="input" rows={3} required minLength={3} maxLength={1000} />
        </FieldFrame>
        <div>
          <Button look="primary" type="submit" sending={run.isPending}>
            Note it
          </Button>
        </div>
      </ActForm>
    </Dialog>
  )
}

/** What cannot be undone is typed, not clicked: the name of the student. */
export function ForceDialog({ slug, open, onClose, whom }: Props & { whom: Whom }) {
  const name = whom.name ?? ''
  const run = useAct(
    slug,
    async (typed) => {
      if (String(typed.get('name')).trim().toLowerCase() !== name.trim().toLowerCase())
        throw new Error('The name is another one. Nothing was done.')
      return client.post(
        '/office/tests/{slug}/force-submit',
        { attempt: whom.attempts[0] ?? '', reason: String(typed.get('reason')) },
        { params: { slug } },
      )
    },
    onClose,
  )
  return (
    <Dialog open={open} onClose={onClose} title={`Hand in for ${name}?`}>
      <ActForm run={run}>
        <p>
          The test of {name} ends now, with the answers that have reached us. This cannot be taken back. What still
          waits on the device comes to the late answers.
        </p>
        <TextField label="Reason, for the ledger" name="reason" required minLength={3} maxLength={500} />
        <TextField label={`Type the name: ${name}`} name="name" required autoComplete="off" />
        <div className="flex flex-wrap gap-2 mt-3">
          <Button onClick={onClose}>Let the student continue</Button>
          <Button look="danger-filled" type="submit" sending={run.isPending}>
            Hand in for {name}
          </Button>
        </div>
      </ActForm>
    </Dialog>
  )
}

/** The signed file of a student whose screen could not reach us at the end. */
export function AnswerFileDialog({ slug, open, onClose }: Props) {
  const fileId = useId()
  const run = useAct(
    slug,
    async (typed) => {
      const file = typed.get('file')
      const text = file instanceof File ? await file.text() : ''
      const { fresh, late } = await client.post(
        '/office/tests/{slug}/answer-files',
        { file: text },
        { params: { slug } },
      )
      return {
        message: `Taken in: ${fresh} new steps${late > 0 ? `, ${late} of them wait under late answers` : ''}.`,
      }
    },
    onClose,
  )
  return (
    <Dialog open={open} onClose={onClose} title="Take in an answer file">
      <ActForm run={run}>
        <p>A student who could not reach us at the end has saved it. It is signed: a changed one is refused.</p>
        <FieldFrame label="Answer file" id={fileId}>
          <input id={fileId} name="file" type="file" className="input" accept="application/json,.json" required />
        </FieldFrame>
        <div>
          <Button look="primary" type="submit" sending={run.isPending}>
            Take it in
          </Button>
        </div>
      </ActForm>
    </Dialog>
  )
}
