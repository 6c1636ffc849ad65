import type { LateStudentView } from '@northlight/contract/exams/interventions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useParams } from 'react-router'
import { client, sentenceOf } from '../platform/api/client.ts'
import { useSendOnce } from '../platform/offline/use-send-once.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { Empty, Failure, isLost, Skeleton } from '../ui/states.tsx'
import { secondsText } from '../ui/time.tsx'

/** Answers that came after the end or from a locked screen: the device's own time beside ours, and a decision. */
export function LateAnswersScreen() {
  const { slug = '' } = useParams()
  const late = useQuery({
    queryKey: ['late', slug],
    queryFn: () => client.get('/office/tests/{slug}/late-steps', { params: { slug } }),
  })
  return (
    <>
      <PageHead
        crumbs={[
          { to: '/console', label: 'Exam day' },
          { to: `/tests/${slug}/console`, label: 'Console' },
          { label: 'Late answers' },
        ]}
        title="Late answers"
        sub={
          <span>
            What the device says beside what we received. Answers themselves are shown, because the test is over for
            them.
          </span>
        }
      />
      {isLost(late) && <Failure error={late.error} onRetry={() => void late.refetch()} />}
      {late.isPending && <Skeleton lines={8} />}
      {late.data?.sittings.length === 0 && (
        <Empty icon="clock" title="Nothing came late">
          Every answer of this test came in time, or none has come yet.
        </Empty>
      )}
      {late.data?.sittings.map((student) => (
        <LateStudent key={student.attempt} slug={slug} student={student} />
      ))}
    </>
  )
}

const waits = ({ decision, can_count }: LateStudentView['steps'][number]) => decision === null && can_count

const verdictWords = { late: 'waits', accepted: 'counts', synced_later: 'counts, sent later' } as const

function LateStudent({ slug, student }: { slug: string; student: LateStudentView }) {
  const queryClient = useQueryClient()
  const reload = () => queryClient.invalidateQueries({ queryKey: ['late', slug] })
  const [reason, setReason] = useState('')
  const open = student.steps
    .filter(({ verdict, can_count }) => verdict !== 'synced_later' && can_count)
    .map(({ step }) => step)
  const onItsWord = student.steps.filter(({ verdict }) => verdict === 'synced_later').map(({ step }) => step)
  const decide = useSendOnce({
    form: `late-answers:${student.attempt}`,
    send: ({ steps, is_accepted }: { steps: string[]; is_accepted: boolean }) =>
      client.post(
        '/office/tests/{slug}/late-steps',
        { attempt: student.attempt, steps, is_accepted, reason },
        { params: { slug } },
      ),
    onSuccess: ({ message }) => {
      setReason('')
      toast.done(message)
      void reload()
    },
    onError: () => void reload(),
  })
  const accept = (event: FormEvent) => {
    event.preventDefault()
    if (open.length > 0) decide.mutate({ steps: open, is_accepted: true })
  }
  const refusing = { sending: decide.isPending, disabled: reason.trim().length < 3 }
  return (
    <Section
      title={student.name}
      end={student.ended_at && <span className="muted">ended {secondsText(student.ended_at)}</span>}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, and the keyboard must reach it */}
      <section className="table-wrap" aria-label={`Late answers of ${student.name}`} tabIndex={0}>
        <table className="table table--wide">
          <caption className="sr-only">Late answers of {student.name}</caption>
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Answer</th>
              <th scope="col">Device’s time</th>
              <th scope="col">Our time</th>
              <th scope="col">Why</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {student.steps.map((step) => (
              <tr key={step.step}>
                <th scope="row">
                  {step.question === null ? '–' : `Question ${step.question}`}{' '}
                  <span className="muted">{step.does}</span>
                </th>
                <td>{step.answer || '–'}</td>
                <td className="narrow">{secondsText(step.given_at)}</td>
                <td className="narrow">{secondsText(step.received_at)}</td>
                <td>
                  {step.decision
                    ? `${step.decision.reason} (${step.decision.decided_by ?? 'the office'})`
                    : step.can_count
                      ? step.reason
                      : 'The student could read the result when it came.'}
                </td>
                <td className="narrow">
                  <StateWord
                    icon={step.verdict !== 'late' ? 'tick' : waits(step) ? 'half' : 'cross'}
                    tone={step.verdict !== 'late' ? 'good' : waits(step) ? 'due' : 'quiet'}
                  >
                    {step.verdict === 'late' && !waits(step) ? 'does not count' : verdictWords[step.verdict]}
                  </StateWord>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {open.length + onItsWord.length > 0 && (
        <form className="form form--tight" onSubmit={accept}>
          {decide.isError && <Note tone="bad">{sentenceOf(decide.error)}</Note>}
          <TextField
            label="Reason"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            required
            minLength={3}
          />
          <div className="form__acts">
            {open.length > 0 && (
              <>
                <Button type="submit" look="primary" sending={decide.isPending}>
                  Let {open.length} count
                </Button>
                <Button {...refusing} onClick={() => decide.mutate({ steps: open, is_accepted: false })}>
                  They do not count
                </Button>
              </>
            )}
            {onItsWord.length > 0 && (
              <Button {...refusing} onClick={() => decide.mutate({ steps: onItsWord, is_accepted: false })}>
                Do not count {onItsWord.length} sent later
              </Button>
            )}
          </div>
        </form>
      )}
    </Section>
  )
}
