import type { CourseClass } from '@northlight/contract/content'
import type { Text } from '@northlight/contract/words/catalogue'
import { Band } from '@northlight/ui/kit/band.tsx'
import { Link, MoreLink } from '@northlight/ui/kit/link.tsx'
import { Said } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useHasPage } from '../../platform/paths/joining.ts'
import { Constellation, type ConstellationName } from '../../ui/art/constellation.tsx'
import { FoldMark } from '../../ui/controls/fold-mark.tsx'
import { BandHead } from '../../ui/layout/band-head.tsx'
import type { CourseEntry, CourseGroup } from '../courses/list/course-entry.ts'
import { CourseRow } from '../courses/list/course-row.tsx'

const looks: Record<CourseClass, { title: Text; text: Text; mark: ConstellationName }> = {
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

const callBack = '/contact-us?request_type=Call%20Back#ask'

/** Every course once, with its fee and the campuses that give it; a class is chosen first. */
export function Courses({ groups, found }: { groups: CourseGroup[]; found: Found | null }) {
  const { say } = useWords()
  const hasPage = useHasPage()
  if (groups.length === 0 && !found) return null
  return (
    <Band id="courses" ground="white" labelledBy="courses-heading" className="scroll-mt-20">
      <BandHead
        id="courses-heading"
        mark="cassiopeia"
        markLabel={say('Courses')}
        title={say('Find your course.')}
        className="max-sm:*:last:hidden"
        lead={say(
          'Today’s fees, at the campus where the course costs least. Instalments, dates and the refund rule are on each page.',
        )}
      />
      {found && <FoundCourses found={found} />}
      {groups.length === 0 && <p className="text-ink-2">{say('New courses will be listed here soon.')}</p>}
      {groups.map((group) => (
        <ClassGroup key={group.title} group={group} />
      ))}
      {groups.length > 0 && (
        <p className="flex flex-wrap gap-x-6 border-t border-line-2 pt-3 sm:gap-x-9 sm:pt-6">
          {hasPage('/compare') && <MoreLink to="/compare">{say('Compare courses')}</MoreLink>}
          <MoreLink to="/fees">{say('All fees')}</MoreLink>
          <MoreLink to={callBack}>{say('Request a call-back')}</MoreLink>
        </p>
      )}
    </Band>
  )
}

type Found = { label: string; goal: string | null; isForGoal: boolean; courses: CourseEntry[] }

/** The answer to a class and a goal, before everything else. */
function FoundCourses({ found: { label, goal, isForGoal, courses } }: { found: Found }) {
  const { say, stored } = useWords()
  return (
    <div className="mb-8 rounded-lg border border-line-2 bg-paper px-5 pt-5 pb-2">
      <h3>{say('For {whom}', { whom: label.split(', ').map(stored).join(', ') })}</h3>
      {courses.length === 0 ? (
        <p className="mt-2 pb-3 text-ink-2">
          <Said
            text="No course is open for this class now. Please {ask}."
            values={{ ask: <Link to={callBack}>{say('request a call-back')}</Link> }}
          />
        </p>
      ) : (
        <>
          {!isForGoal && (
            <p className="mt-2 text-ink-2">
              {say('No course of this class is for {goal} alone. These build the base for it.', {
                goal: stored(goal ?? ''),
              })}
            </p>
          )}
          <ul>
            {courses.map((course) => (
              <CourseRow key={course.slug} course={course} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** A class: what it is, how many courses it has, and the courses themselves one click away. */
function ClassGroup({ group: { title, courses } }: { group: CourseGroup }) {
  const { say } = useWords()
  const { title: name, text, mark } = looks[title]
  return (
    <details className="border-t border-line-2">
      <summary className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 py-3.5 md:grid-cols-[88px_minmax(0,1fr)_auto] md:py-6">
        <Constellation name={mark} width={88} className="text-bronze max-md:hidden" />
        <span>
          <h3>{say(name)}</h3>
          <span className="mt-1 block max-w-brief text-sm text-ink-2">{say(text)}</span>
        </span>
        <span className="inline-flex items-center gap-2 text-sm font-semibold text-sky">
          {courses.length === 1 ? say('1 course') : say('{count} courses', { count: courses.length })}
          <FoldMark size={18} />
        </span>
      </summary>
      <ul className="pb-3 md:pb-6">
        {courses.map((course) => (
          <CourseRow key={course.slug} course={course} />
        ))}
      </ul>
    </details>
  )
}
