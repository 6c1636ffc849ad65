import { shownMoney } from '@northlight/contract/money'
import type { StudentRow } from '@northlight/contract/office/students'
import { useState } from 'react'
import { Link } from 'react-router'
import { ListBar } from '../features/institute/list-bar.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { StudentBulkBar } from '../features/students/bulk-bar.tsx'
import { useStudentChoices } from '../features/students/use-choices.ts'
import { ConsentWord, percentText, StudentStateWord, studentWords } from '../features/students/words.tsx'
import { client } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { TakeFileDialog } from '../platform/tasks/take-file-dialog.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PlainTable } from '../ui/plain-table.tsx'

const shows = [
  { value: 'fee-late', label: 'Fee late' },
  { value: 'no-consent', label: 'Parent has not agreed' },
  { value: 'no-test', label: 'No test in 30 days' },
  { value: 'leaving', label: 'Leaving' },
  { value: 'left', label: 'Left' },
]

const options = (all: { id: number; name: string }[] = []) =>
  all.map(({ id, name }) => ({ value: String(id), label: name }))

const classOf = ({ course, batch }: StudentRow) => [course, batch].filter(Boolean).join(' · ')

/** Everybody who is in a course; narrowed to a course or a batch it is the class list. */
export function StudentsScreen() {
  const list = usePlainList<StudentRow>('students')
  const filter = list.filterValues as Record<string, string>
  const may = useMay()
  const choices = useStudentChoices().data
  const [isExporting, setExporting] = useState(false)
  const chosen = list.data?.filter(({ id }) => list.selectedIds.includes(id)) ?? []
  const isFiltered = Object.values(filter).some(Boolean)
  const [seesMoney, seesFamily] = [may('payments.read'), may('families.read')]
  const batches = choices?.batches.map(({ name, students }) => ({ value: name, label: `${name}, ${students}` })) ?? []
  return (
    <>
      <PageHead
        title="Students"
        acts={
          may('students.export') && (
            <>
              <Link
                className={buttonClass({})}
                to={{ pathname: '/students/class-list', search: new URLSearchParams(filter).toString() }}
              >
                Class list…
              </Link>
              <Button icon="download" onClick={() => setExporting(true)}>
                Export…
              </Button>
            </>
          )
        }
      />
      <ListBar
        list={list}
        search="Name, phone or course"
        chips={[{ name: 'show', label: 'Show', options: shows }]}
        picks={[
          { name: 'branch', label: 'Every campus', options: options(choices?.branches) },
          { name: 'course', label: 'Every course', options: options(choices?.courses) },
          ...(batches.length > 0 ? [{ name: 'batch', label: 'Every batch', options: batches }] : []),
        ]}
      />
      <StudentBulkBar
        chosen={chosen}
        choices={choices}
        onClear={() => list.onUnselectItems()}
        onDone={() => void list.refetch()}
      />
      <PlainList
        list={list}
        words={studentWords}
        empty={isFiltered ? 'No student like this' : 'Nobody is in a course yet'}
        emptyActs={
          isFiltered ? (
            <Button onClick={() => list.setFilters({})}>Show all students</Button>
          ) : (
            <p>A student stands here once the fee of a course, or its first part, is paid.</p>
          )
        }
        canChoose
      >
        {(rows) => (
          <PlainTable
            caption="Students"
            isTwoLine
            rows={rows}
            keyOf={({ id }) => id}
            isOff={({ state }) => state === 'left'}
            choose={{
              nameOf: ({ name }) => name,
              isChosen: ({ id }) => list.selectedIds.includes(id),
              onChoose: ({ id }) => list.onToggleItem(id),
            }}
            first={{
              head: 'Student',
              cell: (row) => (
                <>
                  <Link className="row-link" to={`/students/${row.id}`}>
                    {row.name}
                  </Link>
                  <span className="under">{row.branch}</span>
                </>
              ),
              second: (row) => (
                <>
                  {classOf(row)} · <StudentStateWord state={row.state} />
                </>
              ),
            }}
            columns={[
              { head: 'Course, batch', cell: classOf },
              ...(seesFamily
                ? [
                    {
                      head: 'Parent',
                      cell: ({ parent, phone_end }: StudentRow) => (
                        <>
                          {parent ?? 'not named'}
                          <span className="under">••• {phone_end}</span>
                        </>
                      ),
                    },
                  ]
                : []),
              { head: 'Consent', narrow: true, cell: (row) => <ConsentWord consent={row.consent} /> },
              ...(seesMoney
                ? [
                    {
                      head: 'Owed',
                      atEnd: true,
                      narrow: true,
                      stays: true,
                      cell: ({ owed_paise }: StudentRow) => (owed_paise ? shownMoney(owed_paise) : '–'),
                    },
                  ]
                : []),
              {
                head: 'Last test',
                atEnd: true,
                narrow: true,
                cell: ({ last_test }) => (last_test ? percentText(last_test.percent) : '–'),
              },
              { head: 'State', narrow: true, cell: (row) => <StudentStateWord state={row.state} /> },
            ]}
          />
        )}
      </PlainList>
      {isExporting && (
        <TakeFileDialog
          title="Take students out of the office?"
          ask={(purpose) => client.post('/office/students/export', { purpose, filter })}
          counted={(done) => (done === 1 ? 'one student' : `${done} students`)}
          onClose={() => setExporting(false)}
        >
          What this list shows, as a file, with the numbers of parents. It says that you took it, when and what for, and
          so does the audit.
        </TakeFileDialog>
      )}
    </>
  )
}
