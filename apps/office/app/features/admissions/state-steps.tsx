import type { OfficeApplicationDetail } from '@northlight/contract/admissions/office-seats'
import { type ApplicationState, stateNames } from '@northlight/contract/admissions/states'
import { shortDayText } from '../../ui/time.tsx'

const way: ApplicationState[] = ['registered', 'paid', 'hall-ticket-issued', 'appeared', 'offered', 'admitted']

/** The way of an application; an ended one says so in its last step. */
export function StateSteps({ application: { state, timeline } }: { application: OfficeApplicationDetail }) {
  const isEnded = state === 'declined' || state === 'withdrawn'
  const steps = isEnded ? [...way.filter((one) => timeline.some((step) => step.state === one)), state] : way
  const here = steps.indexOf(state)
  return (
    <ol className="steps" aria-label="Way of the application">
      {steps.map((step, at) => {
        const when = timeline.findLast((one) => one.state === step)?.at
        const isDone = at < here
        return (
          <li
            key={step}
            className={at === here ? 'is-now' : isDone ? 'is-done' : undefined}
            aria-current={at === here ? 'step' : undefined}
          >
            <b>{stateNames[step]}</b>
            <span>{when ? shortDayText(when) : isDone ? 'passed' : 'not yet'}</span>
          </li>
        )
      })}
    </ol>
  )
}
