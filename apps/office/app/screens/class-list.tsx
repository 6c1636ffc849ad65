import { type ClassListView, studentFilters } from '@northlight/contract/office/students'
import { TableFrame } from '@northlight/ui/kit/table.tsx'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { client, sentenceOf } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Empty } from '../ui/states.tsx'
import { NotFoundScreen } from './not-found.tsx'

/** From Monday to Saturday; what is counted is days of the calendar, which have no zone. */
const daysFrom = (monday: string) => {
  const start = Date.parse(`${monday}T00:00:00Z`)
  return Number.isNaN(start) ? [] : Array.from({ length: 6 }, (_, at) => new Date(start + at * 86_400_000))
}

const head = new Intl.DateTimeFormat('en-IN', { weekday: 'short', day: 'numeric', timeZone: 'UTC' })

/** The register of a course or batch, printed by the browser: for a purpose, and every sheet says who took it. */
export function ClassListScreen() {
  const may = useMay()
  const [params] = useSearchParams()
  const filter = Object.fromEntries(
    studentFilters.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])),
  )
  const [monday, setMonday] = useState('')
  const take = useMutation({
    mutationFn: (purpose: string) => client.post('/office/students/class-list', { purpose, filter }),
  })
  if (!may('students.export')) return <NotFoundScreen />
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    setMonday(String(typed.get('monday') ?? ''))
    if (!take.isPending) take.mutate(String(typed.get('purpose')))
  }
  const list = take.data?.list
  return (
    <>
      <PageHead
        crumbs={[{ to: '/students', label: 'Students' }, { label: 'Class list' }]}
        title={list?.title ?? 'Class list'}
        acts={
          list &&
          list.students.length > 0 && (
            <Button className="no-print" look="primary" onClick={() => print()}>
              Print
            </Button>
          )
        }
      />
      {!list && (
        <form className="form section max-w-140" onSubmit={send}>
          {take.isError && <Note tone="bad">{sentenceOf(take.error)}</Note>}
          <p>
            A list with the numbers of parents. It says on every sheet that you took it, when and what for, and so does
            the audit.
          </p>
          <TextField label="What for" name="purpose" required minLength={5} maxLength={200} />
          <TextField
            label="Week from Monday"
            name="monday"
            type="date"
            hint="With a day the list has boxes to tick from Monday to Saturday."
          />
          <Button look="primary" type="submit" sending={take.isPending}>
            Make the list
          </Button>
        </form>
      )}
      {list && list.students.length === 0 && (
        <Empty icon="people" title="Nobody stands in this list">
          Choose another course or batch under Students.
        </Empty>
      )}
      {list && list.students.length > 0 && <Sheet list={list} days={daysFrom(monday)} />}
    </>
  )
}

function Sheet({ list, days }: { list: ClassListView; days: Date[] }) {
  return (
    <>
      <p className="small muted section">{list.stamp}</p>
      <TableFrame
        caption={`Class list of ${list.title}`}
        hideCaption
        isRegion
        className="table-wrap"
        look="table [&_td]:border [&_td]:border-line [&_th]:border [&_th]:border-line"
      >
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Student</th>
            <th scope="col">Parent</th>
            <th scope="col">Number</th>
            {days.map((day) => (
              <th key={day.getTime()} scope="col">
                {head.format(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.students.map(({ id, name, parent, phone, minutes_an_hour }, at) => (
            <tr key={id}>
              <td>{at + 1}</td>
              <th scope="row">
                {name}
                {minutes_an_hour > 0 && <span className="under">{minutes_an_hour} min an hour more in tests</span>}
              </th>
              <td>{parent ?? '–'}</td>
              <td>{phone}</td>
              {days.map((day) => (
                <td key={day.getTime()} />
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </>
  )
}
