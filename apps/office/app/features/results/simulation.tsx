import type { KeySimulationView } from '@northlight/contract/results/office'
import { useState } from 'react'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Section } from '../../ui/section.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { secondsText } from '../../ui/time.tsx'

type Student = KeySimulationView['students'][number]

const hasBandMove = ({ band }: Student) => band.before !== band.after

/** What the change would do, in figures and by name. Nothing is written. */
export function Simulation({ simulation }: { simulation: KeySimulationView }) {
  const moves = simulation.students.filter(hasBandMove)
  const [only, setOnly] = useState<'all' | 'bands'>('all')
  const students = only === 'bands' ? moves : simulation.students
  const hasBands = simulation.students.some(({ band }) => band.before !== null || band.after !== null)
  return (
    <>
      <div className="figures">
        <div>
          <b>{simulation.marks_changed}</b>
          <span>get other marks, of {simulation.asked} who were asked</span>
        </div>
        <div>
          <b>{simulation.ranks_changed}</b>
          <span>other ranks, the largest move {simulation.largest_move} places</span>
        </div>
        {hasBands && (
          <>
            <div>
              <b>{simulation.rises}</b>
              <span className="good">rise a scholarship band</span>
            </div>
            <div>
              <b>{simulation.falls}</b>
              <span className={simulation.falls > 0 ? 'bad' : undefined}>
                would fall a band; what was offered stays
              </span>
            </div>
          </>
        )}
        {simulation.unmarked > 0 && (
          <div>
            <b>{simulation.unmarked}</b>
            <span className="due">are not marked yet</span>
          </div>
        )}
      </div>
      <Section
        title="Who changes"
        end={<span className="muted small">simulated {secondsText(simulation.at)}, nothing is written</span>}
      >
        {moves.length > 0 && (
          <FilterBar
            label="Show"
            value={only}
            onChange={setOnly}
            options={[
              ['all', `All ${simulation.students.length}`],
              ['bands', `Band changes ${moves.length}`],
            ]}
          />
        )}
        {students.length === 0 ? (
          <p className="muted">Nobody’s marks or rank would change.</p>
        ) : (
          <div className="table-wrap">
            <table className="table table--stacked">
              <caption className="visually-hidden">Students who change</caption>
              <thead>
                <tr>
                  <th scope="col">Student</th>
                  <th scope="col">Chose</th>
                  <th scope="col">Marks</th>
                  <th scope="col">Rank</th>
                  <th scope="col">Percentile</th>
                  {hasBands && <th scope="col">Band</th>}
                </tr>
              </thead>
              <tbody>
                {students.map((one) => (
                  <StudentLine key={one.attempt} one={one} hasBands={hasBands} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Section>
    </>
  )
}

function Move({ before, after }: { before: string | number | null; after: string | number | null }) {
  if (before === after) return <span className="muted">{before ?? '–'}</span>
  return (
    <span className="move">
      {before ?? '–'} <span aria-hidden="true">→</span>
      <span className="visually-hidden"> becomes </span> <b>{after ?? '–'}</b>
    </span>
  )
}

function StudentLine({ one, hasBands }: { one: Student; hasBands: boolean }) {
  return (
    <tr>
      <th scope="row">
        {one.name}
        <span className="under">{one.test}</span>
        <span className="second-line">
          marks <Move {...one.marks} /> · rank <Move {...one.rank} />
          {hasBands && (
            <>
              <br />
              band <Move {...one.band} />
            </>
          )}
        </span>
      </th>
      <td className="not-stacked narrow">{one.chose || 'nothing'}</td>
      <td className="not-stacked">
        <Move {...one.marks} />
      </td>
      <td className="not-stacked">
        <Move {...one.rank} />
      </td>
      <td className="not-stacked">
        <Move {...one.percentile} />
      </td>
      {hasBands && (
        <td className="not-stacked">
          {hasBandMove(one) ? (
            <StateWord icon="warning" tone="due">
              <Move {...one.band} />
            </StateWord>
          ) : (
            <Move {...one.band} />
          )}
        </td>
      )}
    </tr>
  )
}
