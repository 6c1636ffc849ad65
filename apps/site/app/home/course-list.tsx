import type { CourseClass } from '@northlight/contract/content'
import { Emblem, type EmblemName } from '../art/emblem.tsx'
import { Link } from '../ui/link.tsx'
import { Section, SectionHead } from '../ui/section.tsx'
import type { CourseGroup, CourseRow } from './group-courses.ts'

const looks: Record<CourseClass, { title: string; text: string; emblem: EmblemName }> = {
  'School (STD VIII to X)': {
    title: 'Classes 8 to 10',
    text: 'Curiosity first, with time left for school.',
    emblem: 'school',
  },
  'Senior Secondary (XI, XII, PU)': {
    title: 'PU I and II',
    text: 'Boards and entrance in one timetable, taught by the same people for two years.',
    emblem: 'physics',
  },
  Online: { title: 'Online', text: 'The same teachers, wherever you are.', emblem: 'online' },
}

/** Every course once, with the campuses that offer it. */
export function CourseList({ groups }: { groups: CourseGroup[] }) {
  return (
    <Section id="courses" labelledBy="courses-heading">
      <SectionHead
        id="courses-heading"
        mark="cassiopeia"
        markLabel="Courses"
        title="Start where you are."
        lead="Each course page names its fee, its dates and its refund rule before you ask."
      />
      {groups.length === 0 && <p className="text-ink-2">New courses will be listed here soon.</p>}
      {groups.map(({ title, courses }) => (
        <section
          key={title}
          aria-label={looks[title].title}
          className="grid gap-x-16 gap-y-6 border-t border-line-2 py-10 menu:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]"
        >
          <div>
            <Emblem name={looks[title].emblem} size={56} className="mb-4 text-bronze" />
            <h3>{looks[title].title}</h3>
            <p className="mt-2 max-w-[34ch] text-ink-2">{looks[title].text}</p>
          </div>
          <ul>
            {courses.map((course) => (
              <Row key={course.name} course={course} />
            ))}
          </ul>
        </section>
      ))}
    </Section>
  )
}

function Row({ course: { name, text, places } }: { course: CourseRow }) {
  return (
    <li className="grid items-baseline gap-x-8 gap-y-2 border-b border-line py-5 first:pt-0 last:border-0 md:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h4 className="font-medium">{name}</h4>
        {text && <p className="mt-1 text-sm text-ink-2">{text}</p>}
      </div>
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {places.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="inline-block py-2">
              <span className="sr-only">{name} at </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
