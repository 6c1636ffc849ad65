import type { KeySimulationView } from '@northlight/contract/results/office'
import { PlainTable } from '../../ui/plain-table.tsx'
import { signed } from '../../ui/signed.ts'
import { StateWord } from '../../ui/state-word.tsx'

type Student = KeySimulationView['students'][number]

type Value = string | number | null
const shown = (value: Value) => (typeof value === 'number' ? signed(value) : (value ?? '–'))

function Move({ before, after }: { before: Value; after: Value }) {
  if (before === after) return <span className="muted">{shown(before)}</span>
  return (
    <span className="move">
      {shown(before)} <span aria-hidden="true">→</span>
      <span className="sr-only"> becomes </span> <b>{shown(after)}</b>
    </span>
  )
}

/** What a move of the band means for the family: an offer that was made is kept, a better one is made by hand. */
function BandNote({ one: { band_move, offered } }: { one: Student }) {
  if (band_move === 0) return null
  if (band_move < 0 && offered !== null) return <span className="muted">offer of {offered} % stays</span>
  return (
    <>
      <StateWord icon={band_move > 0 ? 'chevronUp' : 'warning'} tone={band_move > 0 ? 'good' : 'bad'}>
        {band_move > 0 ? 'rises' : 'falls'}
      </StateWord>
      {offered !== null && <span className="under">{offered} % offered</span>}
    </>
  )
}

/** Those whose marks, rank or band would be others, one row each. */
export function SimulatedStudents({ students }: { students: Student[] }) {
  const hasBands = students.some(({ band }) => band.before !== null || band.after !== null)
  const hasNotes = students.some(({ band_move }) => band_move !== 0)
  const hasTests = new Set(students.map(({ test }) => test)).size > 1
  return (
    <PlainTable
      caption="Students who change"
      rows={students}
      keyOf={({ attempt }) => attempt}
      isTwoLine={hasTests}
      first={{
        head: 'Student',
        cell: ({ name, test }) => (
          <>
            {name}
            {hasTests && <span className="under">{test}</span>}
          </>
        ),
        second: ({ marks, rank, band }) => (
          <>
            marks <Move {...marks} /> · rank <Move {...rank} />
            {hasBands && (
              <>
                <br />
                band <Move {...band} />
              </>
            )}
          </>
        ),
      }}
      columns={[
        { head: 'Chose', narrow: true, cell: ({ chose }) => chose || 'nothing' },
        { head: 'Marks', cell: ({ marks }) => <Move {...marks} /> },
        { head: 'Rank', cell: ({ rank }) => <Move {...rank} /> },
        { head: 'Percentile', cell: ({ percentile }) => <Move {...percentile} /> },
        ...(hasBands ? [{ head: 'Band', cell: ({ band }: Student) => <Move {...band} /> }] : []),
        ...(hasNotes
          ? [{ head: 'Note', atEnd: true, stays: true, cell: (one: Student) => <BandNote one={one} /> }]
          : []),
      ]}
    />
  )
}
