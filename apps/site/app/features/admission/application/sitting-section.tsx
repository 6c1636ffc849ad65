import { Button } from '@northlight/ui/kit/button.tsx'
import { Link } from '@northlight/ui/kit/link.tsx'
import { daysOf } from '../sittings/sitting-words.ts'
import { Facts } from './facts.tsx'
import { sittingCalendar } from './sitting-calendar.ts'
import type { Application } from './use-application.ts'

type Props = { application: Application; pageUrl: string; onChange: () => void }

/** When and where, a line for the calendar, and the way to another sitting. */
export function SittingSection({ application, pageUrl, onChange }: Props) {
  const { sitting, can, state } = application
  const isAhead = can.change_sitting || ['registered', 'paid', 'hall-ticket-issued'].includes(state)
  const calendar = sittingCalendar(sitting, { number: application.number, url: pageUrl })
  return (
    <section aria-labelledby="sitting">
      <h2 id="sitting" className="mb-3 text-h3">
        {application.has_seat
          ? sitting.mode === 'ONLINE'
            ? 'Your window'
            : 'Your test date'
          : 'The test date you asked for'}
      </h2>
      <Facts
        facts={[
          ['Day', daysOf(sitting)],
          ['Time', sitting.slot],
          ['Where', [sitting.centre, sitting.address].filter(Boolean).join('\n')],
        ]}
      />
      {isAhead && (
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 text-sm" data-noprint>
          {can.change_sitting && (
            <Button variant="line" size="sm" onClick={onChange}>
              Change the test date
            </Button>
          )}
          {application.has_seat && <Link to={calendar}>Add to Google Calendar</Link>}
        </div>
      )}
    </section>
  )
}
