import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { AboutCourse } from './about-course.tsx'
import { CourseBody } from './course-body.tsx'
import type { CourseData } from './course-data.ts'
import { Glance } from './glance.tsx'

/** The column to read: facts, what staff wrote, days, refund, people, results. */
export function CourseText(data: CourseData) {
  const { say } = useWords()
  const { course, detail } = data
  return (
    <>
      <Glance course={course} detail={detail} />
      <AboutCourse {...data} />
      {detail && <CourseBody {...data} detail={detail} />}
      <dl className="mt-[clamp(3rem,2rem+2.6vw,4.5rem)] grid gap-x-12 border-t border-line-2 pt-6 text-sm sm:grid-cols-3">
        {[
          [say('Who may join'), course.eligibility],
          [say('How it is taught'), course.mode],
          [say('Tests'), course.tests_count && say('{count} in all', { count: course.tests_count })],
        ].map(
          ([name, value]) =>
            value && (
              <div key={name} className="py-2">
                <dt className="text-ink-2">{name}</dt>
                <dd className="font-medium">
                  <Stored text={value} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
