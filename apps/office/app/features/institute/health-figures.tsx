import type { HealthView } from '@northlight/contract/office/institute'
import { classes } from '@northlight/ui/classes.ts'
import { answeredText } from './answered-text.ts'

const figures = new Intl.NumberFormat('en-IN')

/** How the server has answered in 30 days: whether it did, how often it could not, and how soon saves of a test. */
export function HealthFigures({ month: { replies, failures, save_p95_ms } }: Pick<HealthView, 'month'>) {
  return (
    <section className="sums" aria-label="The last 30 days">
      <div>
        <b>{answeredText(replies, failures)}</b>
        <span className={classes(replies > 0 && failures === 0 && 'good')}>
          {replies === 0 ? 'nothing counted yet' : 'answered in 30 days'}
        </span>
      </div>
      <div>
        <b>{figures.format(failures)}</b>
        <span className={classes(failures > 0 && 'due')}>
          {failures === 1 ? 'call' : 'calls'} failed here, of {figures.format(replies)}
        </span>
      </div>
      <div>
        <b>{save_p95_ms === null ? '–' : `${figures.format(save_p95_ms)} ms`}</b>
        <span>{save_p95_ms === null ? 'no test was written' : 'or sooner: 95 of 100 saves of a test'}</span>
      </div>
    </section>
  )
}
