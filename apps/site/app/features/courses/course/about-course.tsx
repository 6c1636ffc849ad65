import { classes } from '@northlight/ui/classes.ts'
import { Prose } from '@northlight/ui/prose/prose.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { NotCovered } from '../fees/not-covered.tsx'
import type { CourseData } from './course-data.ts'
import { CourseSection } from './course-section.tsx'
import { tellsWhatIsCovered } from './sections.ts'

/** What staff wrote about the course, one section a heading. */
export function AboutCourse({ sections, notCovered, detail, branch }: CourseData) {
  const { say, stored } = useWords()
  const covered = sections.findIndex(({ heading }) => tellsWhatIsCovered(heading))
  return (
    <>
      {sections.map(({ heading, html }, index) =>
        heading === null ? (
          <Prose key="opening" html={html} className="pt-8 text-lg!" />
        ) : (
          <CourseSection key={heading} title={<Stored text={heading} />}>
            {index === covered ? <Covered html={html} notCovered={notCovered} /> : <Prose html={html} small />}
          </CourseSection>
        ),
      )}
      {detail?.description && (
        <CourseSection title={say('At {campus}', { campus: stored(branch.name) })}>
          <Prose html={detail.description} small />
        </CourseSection>
      )}
    </>
  )
}

/** CheckedList for what is paid for; beside them what is not, with its price. */
function Covered({ html, notCovered }: { html: string; notCovered: CourseData['notCovered'] }) {
  const { say } = useWords()
  const hasSide = notCovered.length > 0
  return (
    <div className={classes('grid gap-x-12 gap-y-8', hasSide && 'xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]')}>
      <Prose
        html={html}
        small
        className="[&_ul]:gap-3.5 [&_ul>li]:pl-8 [&_ul>li]:leading-note [&_ul>li]:before:top-[0.35em] [&_ul>li]:before:h-2 [&_ul>li]:before:w-4 [&_ul>li]:before:-rotate-45 [&_ul>li]:before:rounded-none [&_ul>li]:before:border-b-2 [&_ul>li]:before:border-l-2 [&_ul>li]:before:border-leaf [&_ul>li]:before:bg-transparent"
      />
      {hasSide && (
        <div className="border-line-2 xl:border-l xl:pl-7">
          <h3 className="mb-2.5 font-sans text-sm leading-brief font-semibold tracking-normal">{say('Not covered')}</h3>
          <NotCovered items={notCovered} />
        </div>
      )}
    </div>
  )
}
