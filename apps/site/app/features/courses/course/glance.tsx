import { shownDay } from '@northlight/contract/shown-day'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { seatsPhrase } from '../fees/fee.ts'
import type { CourseData } from './course-data.ts'

/** The five facts a family asks first. Those that are not known are left out. */
export function Glance({ course, detail }: Pick<CourseData, 'course' | 'detail'>) {
  const { language, say, stored } = useWords()
  const seats = [
    course.batch_size && say('{count} a batch', { count: course.batch_size }),
    detail && seatsPhrase(detail.seats, detail.seats_left, say),
  ]
    .filter(Boolean)
    .join(', ')
  const facts = [
    { name: say('Starts'), value: detail?.starts_on && shownDay(detail.starts_on, language) },
    { name: say('Length'), value: course.duration && stored(course.duration) },
    { name: say('Hours'), value: detail?.weekly_hours && say('{count} a week', { count: detail.weekly_hours }) },
    { name: say('Seats'), value: seats },
  ].filter(({ value }) => value)
  return (
    <dl className="grid grid-cols-2 border-b border-line-2 xl:grid-cols-4">
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className="py-4.5 max-xl:odd:pr-5 max-xl:even:border-l max-xl:even:border-line max-xl:even:pl-5 max-xl:nth-[n+3]:border-t max-xl:nth-[n+3]:border-line xl:py-7 xl:pr-5 xl:not-first:border-l xl:not-first:border-line xl:not-first:pl-5"
        >
          <dt className="mb-1 text-xs text-ink-2">{name}</dt>
          <dd className="font-serif text-title leading-tight font-medium tracking-[-0.01em] text-balance figures">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
