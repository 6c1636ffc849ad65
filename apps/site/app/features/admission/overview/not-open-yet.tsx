import type { Client } from '@northlight/contract/client'
import { Band } from '@northlight/ui/kit/band.tsx'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { telephoneLink } from '../../../platform/institute/institute.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'
import { BandHead } from '../../../ui/layout/band-head.tsx'
import { PageBanner } from '../../../ui/layout/page-banner.tsx'
import { courseEntryOf } from '../../courses/list/course-entry.ts'
import { CourseRow } from '../../courses/list/course-row.tsx'

/** What a family can look at until admission opens: the courses that are given. */
export const notOpenData = async (client: Client) => {
  const { course } = await client.get('/course')
  return { courses: course.filter(({ branches }) => branches.length > 0).map(courseEntryOf) }
}

type Props = { data: Awaited<ReturnType<typeof notOpenData>> }

/** The admission page before the institute has published how it works. */
export function NotOpenYet({ data: { courses } }: Props) {
  const { say } = useWords()
  const phone = useRootData().institute.phones[0]?.number
  return (
    <>
      <PageBanner
        title={say('Admission has not opened yet.')}
        trail={[[say('Admission')]]}
        lead={say('Nothing is lost by waiting: no seat is given before that day. Leave a number and we will call you.')}
      >
        <p className="flex flex-wrap gap-3">
          <ButtonLink to="/contact-us" variant="gold" size="lg">
            {say('Ask for a call')}
          </ButtonLink>
          {phone && (
            <ButtonLink to={telephoneLink(phone)} variant="ghost" size="lg">
              {say('Call {number}', { number: phone })}
            </ButtonLink>
          )}
        </p>
      </PageBanner>
      {courses.length > 0 && (
        <Band labelledBy="until-then">
          <BandHead id="until-then" title={say('Until then: look at the courses.')} />
          <ul>
            {courses.map((course) => (
              <CourseRow key={course.slug} course={course} />
            ))}
          </ul>
        </Band>
      )}
    </>
  )
}
