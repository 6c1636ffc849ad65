import { indianDay, instant } from '@northlight/contract/dates'
import { load } from '../api/load.ts'
import { Emblem } from '../art/emblem.tsx'
import { AboutCourse } from '../courses/about-course.tsx'
import { BuyBox } from '../courses/buy-box.tsx'
import { CampusSwitch } from '../courses/campus-switch.tsx'
import { CourseBar } from '../courses/course-bar.tsx'
import { type CourseData, courseData } from '../courses/course-data.ts'
import { Glance } from '../courses/glance.tsx'
import { course as courseLd } from '../seo/json-ld/course.ts'
import { pageMeta, rootOf } from '../seo/meta.ts'
import { later } from '../shell/later.tsx'
import { classes } from '../ui/classes.ts'
import { PageBanner } from '../ui/page-banner.tsx'
import type { Route } from './+types/course'

const CourseBody = later(() => import('../courses/course-body.tsx').then((part) => part.CourseBody))
await CourseBody.ahead()

export const loader = ({ params, context }: Route.LoaderArgs) =>
  load(context, (client) => courseData(client, params, indianDay(instant(Date.now()))))

const trailOf = ({ course }: CourseData) => [['Courses', '/fees'], [course.name]] as const

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  const { course, branch, detail, seo } = loaderData
  const { siteUrl, institute } = rootOf(matches)
  const offer = detail && { ...detail, discounted_amount_paise: detail.fee.discounted_amount_paise }
  return pageMeta({
    title: `${course.name}, ${branch.name}`,
    description: course.short_description,
    seo,
    path: location.pathname,
    trail: trailOf(loaderData),
    jsonLd: [courseLd(siteUrl, institute, { course, branch, detail: offer })],
    matches,
  })
}

export default function Course({ loaderData }: Route.ComponentProps) {
  const { course, branch, branches, emblems, detail } = loaderData
  return (
    <div className="max-bar:[&_:is(a,button,input,summary)]:scroll-mb-24">
      <PageBanner
        title={course.name}
        trail={trailOf(loaderData)}
        tagline={course.class}
        lead={course.short_description}
        arcs={false}
        aside={
          emblems.length > 0 && (
            <div className="flex gap-10 self-start text-[#8e9cc2] max-menu:hidden">
              {emblems.map((name, index) => (
                <Emblem key={name} name={name} size={104} className={classes(index === 0 && 'text-gold')} />
              ))}
            </div>
          )
        }
      >
        <CampusSwitch branches={branches} current={branch.slug} course={course.slug} />
      </PageBanner>
      <div className="wrap grid items-start gap-[clamp(40px,5vw,88px)] pb-section bar:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_400px]">
        <div className="min-w-0">
          <Glance course={course} detail={detail} />
          <AboutCourse {...loaderData} />
          {detail && <CourseBody {...loaderData} detail={detail} />}
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
        </div>
        <BuyBox course={course} branch={branch} detail={detail} />
      </div>
      <CourseBar branch={branch} detail={detail} />
    </div>
  )
}
