import type { ResultSummary } from '@northlight/contract/results/office'
import type { FullReportView } from '@northlight/contract/results/report-views'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { signed } from '../../ui/signed.ts'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { outcomeWords } from './outcome-words.ts'

const placeWords = { best: 'The best', middle: 'The middle', last: 'The last' } as const

/** Three real reports first, as their students will read them; then the release, with the second factor. */
export function ReleaseDialog({
  summary,
  open,
  onClose,
  onDone,
}: {
  summary: ResultSummary
  open: boolean
  onClose: () => void
  onDone: () => void
}) {
  const { slug } = summary.test
  const preview = useQuery({
    queryKey: ['release-preview', slug],
    queryFn: () => client.get('/office/tests/{slug}/results/preview', { params: { slug } }),
    enabled: open,
    staleTime: 0,
  })
  const release = useMutation({
    mutationFn: () => client.post('/office/tests/{slug}/results/release', {}, { params: { slug } }),
    onSuccess: ({ message }) => {
      toast.done(message)
      onDone()
      onClose()
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={`Release the results of ${summary.test.name}?`}
      foot={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <span className="end">
            <Button look="primary" sending={release.isPending} onClick={() => release.mutate()}>
              Release to {preview.data?.reaches ?? summary.marked} students
            </Button>
          </span>
        </>
      }
    >
      {release.isError && <Note tone="bad">{sentenceOf(release.error)}</Note>}
      {(summary.unmarked > 0 || summary.writing > 0) && (
        <Note tone="due">
          {summary.writing > 0 && `${summary.writing} still write. `}
          {summary.unmarked > 0 && `${summary.unmarked} are not marked yet. `}
          Their results follow by themselves.
        </Note>
      )}
      <p>
        Everybody who sat the test can then read marks, rank, report and, where the test allows it, questions and keys.
        Each gets a mail. It cannot be taken back. It asks for your second factor.
      </p>
      {preview.isPending && <Skeleton lines={6} />}
      {preview.isError && <Failure error={preview.error} onRetry={() => void preview.refetch()} />}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(220px,1fr))] gap-3">
        {preview.data?.reports.map(({ place, report }) => (
          <Report key={place} title={placeWords[place]} report={report} />
        ))}
      </div>
    </Dialog>
  )
}

function Report({ title, report }: { title: string; report: FullReportView }) {
  return (
    <section
      className="border border-line-2 rounded-sm py-3 px-3.5 [&_h3]:[font:600_var(--f13)_/_1.4_var(--font-sans)] [&>p:last-child]:mt-2"
      aria-label={`${title} report`}
    >
      <h3>
        {title}: {report.student.name}
      </h3>
      <p className="[font:460_1.625rem_/_1.3_var(--font-serif)]">
        {signed(report.total.marks)} <small>of {report.total.max}</small>
      </p>
      <dl className="facts">
        <dt>Grade</dt>
        <dd>
          {report.grade}, {report.grade_label}
        </dd>
        <dt>Rank</dt>
        <dd>
          {report.standing
            ? `${report.standing.rank} of ${report.standing.takers}, percentile ${report.standing.percentile}`
            : 'not ranked yet'}
        </dd>
        <dt>Answers</dt>
        <dd>{outcomeWords(report.total)}</dd>
        {report.sections.map((section) => (
          <SectionLine key={section.name} {...section} />
        ))}
      </dl>
      <p className="small muted">{report.words.paragraphs[0]}</p>
    </section>
  )
}

const SectionLine = ({ name, marks, max }: { name: string; marks: number; max: number }) => (
  <>
    <dt>{name}</dt>
    <dd>
      {signed(marks)} of {max}
    </dd>
  </>
)
