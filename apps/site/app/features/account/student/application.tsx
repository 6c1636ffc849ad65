import type { ApplicationView } from '@northlight/contract/admissions/application'
import { type ApplicationState, stateNames } from '@northlight/contract/admissions/states'
import { shownDate } from '@northlight/contract/dates'
import { classes } from '@northlight/ui/classes.ts'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { checkIcon } from '@northlight/ui/kit/icons.ts'
import { MoreLink } from '@northlight/ui/kit/link.tsx'

const way: { states: ApplicationState[]; title: string; text: string }[] = [
  { states: ['registered'], title: 'Register', text: 'The form and its fee' },
  { states: ['paid', 'hall-ticket-issued'], title: 'Take the aptitude test', text: 'With your hall ticket' },
  { states: ['appeared'], title: 'Meet us', text: 'Half an hour, after the result' },
  { states: ['offered', 'admitted'], title: 'Confirm admission', text: 'By paying the first instalment' },
]

/** Where the application stands: four steps, the present one in gold. */
export function Application({ application }: { application: ApplicationView }) {
  const isOver = application.state === 'declined' || application.state === 'withdrawn'
  const current = way.findIndex(({ states }) => states.includes(application.state))
  /** A step is done when the next one begins: paying is not yet the test, and the test not yet the meeting. */
  const doneOn = (index: number) => {
    const later = way.slice(index + 1).flatMap(({ states }) => states)
    const wanted: ApplicationState[] = later.length > 0 ? later : ['admitted']
    return application.timeline.find(({ state }) => wanted.includes(state))?.at
  }
  return (
    <section aria-labelledby="application" className="bg-paper-2">
      <div className="wrap py-section">
        <p className="text-sm font-medium text-bronze figures">{application.number}</p>
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
          <h2 id="application" className="text-h2">
            Your application
          </h2>
          <MoreLink to="/admission/application">See the application</MoreLink>
        </div>
        {isOver ? (
          <p className="mt-4 text-ink-2">{stateNames[application.state]}. Write to us if this is a mistake.</p>
        ) : (
          <ol className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 menu:grid-cols-4">
            {way.map((step, index) => {
              const at = doneOn(index)
              const isDone = index < current || application.state === 'admitted'
              return (
                <li
                  key={step.title}
                  aria-current={index === current && !isDone ? 'step' : undefined}
                  className="flex gap-4 menu:block"
                >
                  <span
                    aria-hidden="true"
                    className={classes(
                      'grid size-8 shrink-0 place-items-center rounded-pill border text-sm font-semibold figures menu:mb-3',
                      isDone
                        ? 'border-bronze bg-bronze text-white'
                        : index === current
                          ? 'border-bronze bg-gold'
                          : 'border-field bg-paper',
                    )}
                  >
                    {isDone ? <Icon path={checkIcon} size={16} /> : index + 1}
                  </span>
                  <div>
                    <h3 className="text-h4">{step.title}</h3>
                    <p className="text-sm text-ink-2">
                      {isDone && at
                        ? `Done on ${shownDate(at)}`
                        : index === current
                          ? stateNames[application.state]
                          : step.text}
                    </p>
                  </div>
                </li>
              )
            })}
          </ol>
        )}
      </div>
    </section>
  )
}
