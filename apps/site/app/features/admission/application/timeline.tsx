import { type ApplicationState, stateNames } from '@northlight/contract/admissions/states'
import { shownDate, shownTime } from '@northlight/contract/dates'
import { classes } from '@northlight/ui/classes.ts'
import { LineDot } from '../../../ui/lists/line-dot.tsx'
import type { Application } from './use-application.ts'

/** What usually follows; only shown while the way is open. */
const ahead = ({ state, test }: Application): ApplicationState[] => {
  const way: ApplicationState[] = test
    ? ['registered', 'paid', 'appeared', 'offered', 'admitted']
    : ['registered', 'paid', 'hall-ticket-issued', 'appeared', 'offered', 'admitted']
  const at = way.indexOf(state)
  return at === -1 ? [] : way.slice(at + 1)
}

const dot = 'top-1.5 size-2.75'
const line = 'absolute top-4 -bottom-1.5 left-[5px] border-l'

/** What has happened, with its day and hour, and what is still to come. */
export function Timeline({ application }: { application: Application }) {
  const { timeline } = application
  const next = ahead(application)
  return (
    <ol>
      {timeline.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list only ever grows at its end
        <li key={index} className="relative pb-5 pl-7 last:pb-0">
          <LineDot when={index === timeline.length - 1 ? 'now' : 'past'} className={dot} />
          {(index < timeline.length - 1 || next.length > 0) && (
            <span
              aria-hidden="true"
              className={classes(line, index < timeline.length - 1 ? 'border-bronze' : 'border-line-2')}
            />
          )}
          <b className="block leading-normal">{stateNames[step.state]}</b>
          <time dateTime={step.at} className="block text-xs text-ink-2">
            {shownDate(step.at)}, {shownTime(step.at)}
          </time>
          {step.note && <span className="block text-sm text-ink-2">{step.note}</span>}
        </li>
      ))}
      {next.map((state, index) => (
        <li key={state} className="relative pb-4 pl-7 text-ink-2 last:pb-0">
          <LineDot when="perhaps" className={dot} />
          {index < next.length - 1 && <span aria-hidden="true" className={classes(line, 'border-line-2')} />}
          <span className="leading-normal">
            {stateNames[state]}
            <span className="sr-only"> (still to come)</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
