import { AboutCourse } from './about-course.tsx'
import { CourseBody } from './course-body.tsx'
import type { CourseData } from './course-data.ts'
import { Glance } from './glance.tsx'

/** The column to read: facts, what staff wrote, days, refund, people, results. */
export function CourseText(data: CourseData) {
  const { course, detail } = data
  return (
    <>
      <Glance course={course} detail={detail} />
      <AboutCourse {...data} />
      {detail && <CourseBody {...data} detail={detail} />}
      <dl className="mt-[clamp(3rem,2rem+2.6vw,4.5rem)] grid gap-x-12 border-t border-line-2 pt-6 text-sm sm:grid-cols-3">
        {[
          ['Who may join', course.eligibility],
          ['How it is taught', course.mode],
          ['Tests', course.tests_count && `${course.tests_count} in all`],
        ].map(
          ([name, value]) =>
            value && (
              <div key={name} className="py-2">
                <dt className="text-ink-2">{name}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
