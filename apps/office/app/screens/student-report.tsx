import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { useParams } from 'react-router'
import { client, sentenceOf } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button } from '../ui/button.tsx'
import { FieldFrame, TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { signed } from '../ui/signed.ts'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { Moment } from '../ui/time.tsx'

/** One student's report for staff, with the mentor's notes. That it was read is written down. */
export function StudentReportScreen() {
  const { slug = '', uuid = '' } = useParams()
  const may = useMay()
  const textId = useId()
  const read = useQuery({
    queryKey: ['report', uuid],
    queryFn: () => client.get('/office/attempts/{uuid}/report', { params: { uuid } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const add = useMutation({
    mutationFn: (input: { text: string; title?: string }) =>
      client.post('/office/attempts/{uuid}/notes', input, { params: { uuid } }),
    onSuccess: ({ message }) => {
      toast.done(message)
      void read.refetch()
    },
  })
  const withdraw = useMutation({
    mutationFn: (id: number) => client.delete('/office/notes/{id}', { params: { id } }),
    onSuccess: ({ message }) => toast.done(message),
    onError: toast.failed,
    onSettled: () => void read.refetch(),
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const title = String(typed.get('title') ?? '').trim()
    if (!add.isPending)
      add.mutate({ text: String(typed.get('text')), ...(title && { title }) }, { onSuccess: () => form.reset() })
  }
  if (isLost(read)) return <Failure error={read.error} onRetry={() => void read.refetch()} />
  if (!read.data) return <Skeleton lines={12} />
  const { report, sentence } = read.data
  if (!report) return <Note>{sentence}</Note>
  return (
    <>
      <PageHead
        crumbs={[
          { to: `/tests/${slug}/results`, label: `Results: ${report.test.name}` },
          { label: report.student.name },
        ]}
        title={report.student.name}
        sub={<span>Only the student, a confirmed parent and staff see this.</span>}
      />
      <div className="sums">
        <div>
          <b>
            {signed(report.total.marks)} <small>of {report.total.max}</small>
          </b>
          <span>
            grade {report.grade}, {report.grade_label}
          </span>
        </div>
        <div>
          <b>{report.standing?.rank ?? '–'}</b>
          <span>
            rank{report.standing && ` of ${report.standing.takers}, percentile ${report.standing.percentile}`}
          </span>
        </div>
        <div>
          <b>{report.total.right}</b>
          <span>right</span>
        </div>
        <div>
          <b>{report.total.wrong}</b>
          <span>wrong, {signed(report.total.negative_marks)} marks</span>
        </div>
        <div>
          <b>{report.total.blank}</b>
          <span>blank</span>
        </div>
      </div>
      <div className="halves grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] max-md:grid-cols-[minmax(0,1fr)]">
        <div>
          <Section title="By section">
            <ul className="rows">
              {report.sections.map((section) => (
                <li key={section.name}>
                  <span className="grow">
                    {section.name}
                    <span className="under">
                      {section.right} right, {section.wrong} wrong, {section.blank} blank
                    </span>
                  </span>
                  <span className="end">
                    {signed(section.marks)} of {section.max}
                  </span>
                </li>
              ))}
            </ul>
          </Section>
          {report.changes.length > 0 && (
            <Section title="Changes of marks">
              <ul className="rows">
                {report.changes.map((change) => (
                  <li key={change.at}>
                    <span className="grow">{change.reason}</span>
                    <span className="end">
                      {signed(change.marks_before)} to {signed(change.marks_after)}
                    </span>
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
        <Section title="Mentor’s notes">
          {report.notes.length === 0 && <p className="muted small">Nobody has written one yet.</p>}
          <ul className="rows">
            {report.notes.map((note) => (
              <li key={note.id}>
                <span className="grow">
                  {note.text}
                  <span className="under">
                    {note.by.name}
                    {note.by.title && `, ${note.by.title}`}, <Moment at={note.at} />
                  </span>
                </span>
                {may('mentor-notes.write') && (
                  <span className="end">
                    <Button small look="quiet" sending={withdraw.isPending} onClick={() => withdraw.mutate(note.id)}>
                      Take back
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
          {may('mentor-notes.write') && (
            <form className="form form--tight" onSubmit={send}>
              {add.isError && <Note tone="bad">{sentenceOf(add.error)}</Note>}
              <FieldFrame label="Note" id={textId} hint="The student and the family read it, with your name.">
                <textarea id={textId} name="text" className="input" rows={3} required minLength={3} maxLength={4000} />
              </FieldFrame>
              <TextField label="As" name="title" maxLength={100} placeholder="Mentor, Physics" />
              <div>
                <Button type="submit" sending={add.isPending}>
                  Write it on the report
                </Button>
              </div>
            </form>
          )}
        </Section>
      </div>
    </>
  )
}
