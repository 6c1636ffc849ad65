import { shownDay } from '../../../platform/text/shown-day.ts'
import { seatsPhrase } from '../fees/fee.ts'
import type { CourseData } from './course-data.ts'

/** The five facts a family asks first. Those that are not known are left out. */
export function Glance({ course, detail }: Pick<CourseData, 'course' | 'detail'>) {
  const seats = [
    course.batch_size && `${course.batch_size} a batch`,
    detail && seatsPhrase(detail.seats, detail.seats_left),
  ]
    .filter(Boolean)
    .join(', ')
  const facts = [
    { name: 'Starts', value: detail?.starts_on && shownDay(detail.starts_on) },
    { name: 'Length', value: course.duration },
    { name: 'Hours', value: detail?.weekly_hours && `${detail.weekly_hours} a week` },
    { name: 'Seats', value: seats },
  ].filter(({ value }) => value)
  return (
    <dl className="grid grid-cols-2 border-b border-line-2 xl:grid-cols-4">
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className="py-4.5 max-xl:odd:pr-5 max-xl:even:border-l max-xl:even:border-line max-xl:even:pl-5 max-xl:nth-[n+3]:border-t max-xl:nth-[n+3]:border-line xl:py-7 xl:pr-5 xl:not-first:border-l xl:not-first:border-line xl:not-first:pl-5"
        >
          <dt className="mb-1 text-xs text-ink-2">{name}</dt>
          <dd className="font-serif text-[1.1875rem] leading-tight font-medium tracking-[-0.01em] text-balance figures">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
