import { shownMoney } from '@northlight/contract/money'
import type { StudentView } from '@northlight/contract/office/students'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { PartState } from '../features/money/part-state.tsx'
import { BatchDialog } from '../features/students/batch-dialog.tsx'
import { StudentFacts } from '../features/students/student-facts.tsx'
import { useStudentChoices } from '../features/students/use-choices.ts'
import { percentText, StudentStateWord } from '../features/students/words.tsx'
import { client } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { Section } from '../ui/section.tsx'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { dayText, shortDayText } from '../ui/time.tsx'

export function StudentScreen() {
  const id = Number(useParams().id)
  const found = useQuery({
    queryKey: ['student', id],
    queryFn: () => client.get('/office/students/{id}', { params: { id } }),
  })
  if (isLost(found)) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton lines={10} />
  return <Student student={found.data.student} onChange={() => void found.refetch()} />
}

function Student({ student, onChange }: { student: StudentView; onChange: () => void }) {
  const may = useMay()
  const choices = useStudentChoices().data
  const [isMoving, setMoving] = useState(false)
  const close = () => setMoving(false)
  const changed = () => {
    close()
    onChange()
  }
  return (
    <>
      <PageHead
        crumbs={[{ to: '/students', label: 'Students' }, { label: student.name }]}
        title={student.name}
        sub={
          <>
            <span>{[student.course, student.batch, student.branch].filter(Boolean).join(' · ')}</span>
            <StudentStateWord state={student.state} />
          </>
        }
        acts={
          <>
            {may('students.write') && student.state !== 'left' && (
              <Button icon="people" onClick={() => setMoving(true)}>
                {student.batch ? 'Change the batch…' : 'Put into a batch…'}
              </Button>
            )}
            {student.family_id && (
              <Link className={buttonClass({})} to={`/families/${student.family_id}`}>
                Open the family
              </Link>
            )}
          </>
        }
      />
      <div className="cols">
        <div>
          {student.paid_paise !== null && <Fees student={student} />}
          <Section title="Tests">
            {student.tests.length === 0 ? (
              <p className="muted">
                {student.has_account ? 'No test has been marked yet.' : 'Without an account there are no tests.'}
              </p>
            ) : (
              <PlainTable
                caption="Tests"
                rows={student.tests}
                keyOf={({ slug, on }) => `${slug} ${on}`}
                first={{ head: 'Test', cell: ({ title }) => title, second: ({ on }) => dayText(on) }}
                columns={[
                  { head: 'Day', narrow: true, cell: ({ on }) => dayText(on) },
                  {
                    head: 'Rank',
                    narrow: true,
                    atEnd: true,
                    cell: ({ rank, takers }) => (rank === null ? '–' : `${rank} of ${takers ?? '–'}`),
                  },
                  {
                    head: 'Marks',
                    narrow: true,
                    atEnd: true,
                    stays: true,
                    cell: ({ percent }) => <b>{percentText(percent)}</b>,
                  },
                ]}
              />
            )}
            {student.coming.length > 0 && (
              <p>
                Enrolled in{' '}
                {student.coming
                  .map(({ title, opens_at }) => (opens_at ? `${title}, ${shortDayText(opens_at.slice(0, 10))}` : title))
                  .join('; ')}
                .
              </p>
            )}
          </Section>
        </div>
        <aside className="rail" aria-label="Family and consents">
          <StudentFacts student={student} />
        </aside>
      </div>
      {isMoving && (
        <BatchDialog
          chosen={[student]}
          known={choices?.batches ?? []}
          onClose={close}
          onDone={changed}
          onUndone={onChange}
        />
      )}
    </>
  )
}

function Fees({ student: { id, paid_paise, instalments } }: { student: StudentView }) {
  return (
    <Section title="Fees" end={instalments.length > 0 && <Link to={`/instalments/${id}`}>Take or remind</Link>}>
      <p>
        <b>{shownMoney(paid_paise ?? 0)}</b> paid{instalments.length === 0 && ', the whole fee'}.
      </p>
      {instalments.length > 0 && (
        <PlainTable
          caption="Instalments"
          rows={instalments}
          keyOf={({ number }) => number}
          first={{
            head: 'Due',
            cell: ({ due_on }) => dayText(due_on),
            second: ({ state, due_on }) => <PartState state={state} dueOn={due_on} />,
          }}
          columns={[
            {
              head: 'State',
              narrow: true,
              cell: ({ state, due_on }) => <PartState state={state} dueOn={due_on} />,
            },
            { head: 'Sum', atEnd: true, stays: true, cell: ({ amount_paise }) => <b>{shownMoney(amount_paise)}</b> },
          ]}
        />
      )}
    </Section>
  )
}
