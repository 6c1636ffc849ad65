import { MoreLink } from '../../ui/controls/link.tsx'
import { Section, SectionHead } from '../../ui/layout/section.tsx'
import { type Statement, StatementList } from '../../ui/lists/statement-list.tsx'
import { DayByHour } from './day.tsx'
import type { DayTrack } from './day-track.ts'

/** An ordinary day, hour by hour, and the reasons behind it. */
export function Why({ name, track, statements }: { name: string; track: DayTrack | null; statements: Statement[] }) {
  if (!track && statements.length === 0) return null
  return (
    <Section ground={track ? 'paper' : 'white'} labelledBy="why-heading" className="border-t border-line">
      <SectionHead
        id="why-heading"
        mark="leo"
        markLabel={`Why ${name}`}
        title="We planned the day before we wrote the brochure."
        lead={
          track
            ? 'Marks come from ordinary days done well. This is one of them, hour by hour, with the night as part of the timetable.'
            : undefined
        }
      />
      {track && <DayByHour track={track} />}
      <StatementList
        statements={statements}
        columns={3}
        className={track ? 'mt-[clamp(3rem,2rem+3vw,5rem)]' : undefined}
      />
      <p className="mt-10">
        <MoreLink to="/mission-vision">Mission and vision</MoreLink>
      </p>
    </Section>
  )
}
