import type { CourseClass } from '@northlight/contract/content'
import { ChevronDownIcon } from '@northlight/ui/icons/chevron-down.tsx'
import { Constellation, type ConstellationName } from '../../ui/art/constellation.tsx'
import { MoreLink } from '../../ui/controls/link.tsx'
import { Section, SectionHead } from '../../ui/layout/section.tsx'
import type { CourseEntry, CourseGroup } from '../courses/list/course-entry.ts'
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

/** So many of each class are in sight; two or more others are folded away. */
const inSight = 2

function CourseList({ courses }: { courses: CourseEntry[] }) {
  const first = courses.length > inSight + 1 ? courses.slice(0, inSight) : courses
  const others = courses.slice(first.length)
  return (
    <div className="xl:-mt-4">
      <ul>
        {first.map((course) => (
          <CourseRow key={course.slug} course={course} />
        ))}
      </ul>
      {others.length > 0 && (
        <details className="group/more border-t border-line">
          <summary className="inline-flex min-h-11 items-center gap-2 py-2.5 text-sm font-semibold text-sky hover:text-night">
            {others.length} more courses
            <ChevronDownIcon size={18} className="transition-[rotate] duration-200 group-open/more:rotate-180" />
          </summary>
          <ul>
            {others.map((course) => (
              <CourseRow key={course.slug} course={course} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
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
          className="grid gap-x-16 border-t border-line-2 py-5 md:gap-y-4 md:py-10 xl:grid-cols-[272px_minmax(0,1fr)]"
        >
          <div className="grid-cols-[auto_1fr] items-center gap-x-6 md:grid xl:block">
            <Constellation
              name={looks[title].mark}
              width={88}
              className="row-span-2 text-bronze max-md:hidden xl:mb-4"
            />
            <h3>{looks[title].title}</h3>
            <p className="mt-1 max-w-[60ch] text-sm text-ink-2 xl:mt-2.5 xl:max-w-[34ch]">{looks[title].text}</p>
          </div>
          <CourseList courses={courses} />
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
