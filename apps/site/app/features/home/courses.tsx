import type { CourseClass } from '@northlight/contract/content'
import { Constellation, type ConstellationName } from '../../ui/art/constellation.tsx'
import { MoreLink } from '../../ui/controls/link.tsx'
import { Section, SectionHead } from '../../ui/layout/section.tsx'
import type { CourseGroup } from '../courses/list/course-entry.ts'
import { CourseRow } from '../courses/list/course-row.tsx'

const looks: Record<CourseClass, { title: string; text: string; mark: ConstellationName }> = {
  'School (STD VIII to X)': {
    title: 'Classes 8 to 10',
    text: 'Curiosity first, with time left for school.',
    mark: 'lyra',
  },
  'Senior Secondary (XI, XII, PU)': {
    title: 'PU I and II',
    text: 'Boards and entrance in one timetable, taught by the same people for two years.',
    mark: 'orion',
  },
  Online: { title: 'Online', text: 'For those who cannot reach a campus, or only want the tests.', mark: 'cygnus' },
}

/** Every course once, with its fee and the campuses that give it. */
export function Courses({ groups }: { groups: CourseGroup[] }) {
  return (
    <Section id="courses" ground="white" labelledBy="courses-heading" className="scroll-mt-20">
      <SectionHead
        id="courses-heading"
        mark="cassiopeia"
        markLabel="Courses"
        title="Start where you are."
        lead="Fees as they stand today, at the campus where the course costs least. Instalments, dates and the refund rule are on each page."
      />
      {groups.length === 0 && <p className="text-ink-2">New courses will be listed here soon.</p>}
      {groups.map(({ title, courses }) => (
        <section
          key={title}
          aria-label={looks[title].title}
          className="grid gap-x-16 gap-y-4 border-t border-line-2 py-7 md:py-10 xl:grid-cols-[272px_minmax(0,1fr)]"
        >
          <div className="grid grid-cols-[auto_1fr] items-center gap-x-6 xl:block">
            <Constellation name={looks[title].mark} width={88} className="row-span-2 text-bronze xl:mb-4" />
            <h3>{looks[title].title}</h3>
            <p className="mt-1 max-w-[60ch] text-sm text-ink-2 xl:mt-2.5 xl:max-w-[34ch]">{looks[title].text}</p>
          </div>
          <ul className="xl:-mt-4">
            {courses.map((course) => (
              <CourseRow key={course.slug} course={course} />
            ))}
          </ul>
        </section>
      ))}
      {groups.length > 0 && (
        <p className="flex flex-wrap gap-x-9 gap-y-1 border-t border-line-2 pt-6">
          <MoreLink to="/compare">Compare courses</MoreLink>
          <MoreLink to="/fees">All fees and refund rules</MoreLink>
          <MoreLink to="/contact-us?request_type=Call%20Back#ask">Request a call-back</MoreLink>
        </p>
      )}
    </Section>
  )
}
