import { indianDay, instant } from '@northlight/contract/dates'
import { Stored } from '@northlight/ui/words/said.tsx'
import { type UsedWords, usedWords, useWords } from '@northlight/ui/words/use-words.ts'
import { redirect } from 'react-router'
import { BuyBox } from '../../features/courses/course/buy-box.tsx'
import { CampusSwitch } from '../../features/courses/course/campus-switch.tsx'
import { CourseBar } from '../../features/courses/course/course-bar.tsx'
import { type CourseData, courseData } from '../../features/courses/course/course-data.ts'
import { CourseEmblems } from '../../features/courses/course/course-emblems.tsx'
import { CourseText } from '../../features/courses/course/course-text.tsx'
import { apiContext } from '../../platform/api/context.ts'
import { load } from '../../platform/api/load.ts'
import { course as courseLd } from '../../platform/head/json-ld/course.ts'
import { pageMeta, rootOf } from '../../platform/head/meta.ts'
import { instituteOf } from '../../platform/institute/institute.ts'
import { coursePath } from '../../platform/paths/paths.ts'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import type { Route } from './+types/course'

export const loader = async ({ params, context, url }: Route.LoaderArgs) => {
  const { siteUrl } = context.get(apiContext)
  return load(context, async (client) => {
    const [data, { general }] = await Promise.all([
      courseData(client, params, indianDay(instant(Date.now()))),
      client.get('/website-detail'),
    ])
    const { course, branch, detail } = data
    if (course.slug !== params.course_slug || branch.slug !== params.branch_slug)
      throw redirect(coursePath(branch.slug, course.slug) + url.search, 301)
    const offer = detail && { ...detail, discounted_amount_paise: detail.fee.discounted_amount_paise }
    // Made here, so that the browser need not carry what only machines read.
    return { ...data, jsonLd: courseLd(siteUrl, instituteOf(general), { course, branch, detail: offer }) }
  })
}

const trailOf = ({ course }: CourseData, { say, stored }: Pick<UsedWords, 'say' | 'stored'>) =>
  [[say('Courses'), '/fees'], [stored(course.name)]] as const

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  const { course, branch, seo, jsonLd } = loaderData
  const words = usedWords(rootOf(matches).words)
  return pageMeta({
    title: `${words.stored(course.name)}, ${words.stored(branch.name)}`,
    description: words.stored(course.short_description),
    seo,
    path: location.pathname,
    trail: trailOf(loaderData, words),
    jsonLd: [jsonLd],
    matches,
  })
}

export default function Course({ loaderData }: Route.ComponentProps) {
  const { course, branch, branches, emblems, detail } = loaderData
  const words = useWords()
  return (
    <div className="max-bar:[&_:is(a,button,input,summary)]:scroll-mb-24">
      <PageBanner
        title={<Stored text={course.name} />}
        trail={trailOf(loaderData, words)}
        tagline={words.stored(course.class)}
        lead={<Stored text={course.short_description} />}
        arcs={false}
        aside={
          emblems.length > 0 && (
            <div className="flex gap-10 self-start text-[#8e9cc2] max-menu:hidden">
              <CourseEmblems emblems={emblems} />
            </div>
          )
        }
      >
        <CampusSwitch branches={branches} current={branch.slug} course={course.slug} />
      </PageBanner>
      <div className="wrap grid grid-cols-1 items-start gap-columns-2 pb-section bar:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_400px]">
        <div className="min-w-0">
          <CourseText {...loaderData} />
        </div>
        <BuyBox course={course} branch={branch} detail={detail} />
      </div>
      <CourseBar branch={branch} detail={detail} />
    </div>
  )
}
