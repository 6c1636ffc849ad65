import { waivedText } from '@northlight/contract/admissions/waived-fee'
import type { KeySimulationView } from '@northlight/contract/results/office'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Section } from '../../ui/section.tsx'
import { secondsText } from '../../ui/time.tsx'
import { SimulatedStudents } from './simulated-students.tsx'

/** With its sign: what is given more, or less. */
const signedSum = ({ least_paise, most_paise }: NonNullable<KeySimulationView['waived']>) =>
  most_paise <= 0
    ? `−${waivedText({ least_paise: -most_paise, most_paise: -least_paise })}`
    : least_paise >= 0
      ? `+${waivedText({ least_paise, most_paise })}`
      : `−${waivedText({ least_paise: -least_paise, most_paise: -least_paise })} to +${waivedText({ least_paise: most_paise, most_paise })}`

function Figures({ simulation }: { simulation: KeySimulationView }) {
  const hasBands = simulation.students.some(({ band }) => band.before !== null || band.after !== null)
  return (
    <div className="sums">
      <div>
        <b>{simulation.marks_changed}</b>
        <span>get other marks, of {simulation.asked} who were asked</span>
      </div>
      <div>
        <b>{simulation.ranks_changed}</b>
        <span>
          other ranks, the largest move {simulation.largest_move} {simulation.largest_move === 1 ? 'place' : 'places'}
        </span>
      </div>
      {hasBands && (
        <>
          <div>
            <b>{simulation.rises}</b>
            <span className="good">rise a scholarship band</span>
          </div>
          <div>
            <b>{simulation.falls}</b>
            <span className={simulation.falls > 0 ? 'bad' : undefined}>would fall a band; what was offered stays</span>
          </div>
        </>
      )}
      {simulation.waived && (
        <div>
          <b>{signedSum(simulation.waived)}</b>
          <span>of the tuition waived</span>
        </div>
      )}
      {simulation.unmarked > 0 && (
        <div>
          <b>{simulation.unmarked}</b>
          <span className="due">are not marked yet</span>
        </div>
      )}
    </div>
  )
}

/** More than so many would push the words that everybody will read out of sight; the rest opens. */
const atFirst = 15

/** What the change would do, in figures and by name. Nothing is written. */
export function Simulation({ simulation }: { simulation: KeySimulationView }) {
  const moves = simulation.students.filter(({ band }) => band.before !== band.after)
  const [only, setOnly] = useState<'all' | 'bands'>(moves.length > 0 ? 'bands' : 'all')
  const [isWhole, setWhole] = useState(false)
  const students = only === 'bands' ? moves : simulation.students
  const shown = isWhole ? students : students.slice(0, atFirst)
  return (
    <>
      <Figures simulation={simulation} />
      <Section
        title="Who changes"
        end={
          moves.length > 0 && (
            <FilterBar
              label="Show"
              value={only}
              onChange={setOnly}
              options={[
                ['bands', `Band changes ${moves.length}`],
                ['all', `All ${simulation.students.length}`],
              ]}
            />
          )
        }
      >
        <p className="muted small">
          Simulated {secondsText(simulation.at)}, nothing is written.
          {simulation.students.length < simulation.ranks_changed &&
            ` The ${simulation.students.length} with the largest moves are named.`}
        </p>
        {students.length === 0 ? (
          <p className="muted">Nobody’s marks or rank would change.</p>
        ) : (
          <SimulatedStudents students={shown} />
        )}
        {shown.length < students.length && (
          <Button small onClick={() => setWhole(true)}>
            Show all {students.length}
          </Button>
        )}
      </Section>
    </>
  )
}
