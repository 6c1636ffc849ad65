import type { BannerView, FeatureView } from '@northlight/contract/content/pages'
import type { AchieverView, StaffView } from '@northlight/contract/content/people'
import { indianDay, instant } from '@northlight/contract/dates'
import { facultyPath } from '@northlight/contract/pages/faculty-path'
import { ownAddress } from '@northlight/ui/own-address.ts'
import type { RouterContextProvider } from 'react-router'
import { apiContext } from '../../platform/api/context.ts'
import { load } from '../../platform/api/load.ts'
import { orNull } from '../../platform/api/or-null.ts'
import { organisation, website } from '../../platform/head/json-ld/organisation.ts'
import { seoRecord } from '../../platform/head/seo-record.ts'
import { instituteOf } from '../../platform/institute/institute.ts'
import { achieversPath, brochurePath } from '../../platform/paths/paths.ts'
import { openingOf } from '../../platform/text/opening.ts'
import { openSittings } from '../admission/sittings/open-sittings.ts'
import { courseEntryOf, groupCourses } from '../courses/list/course-entry.ts'
import { type Asked, choicesOf, coursesFor } from '../courses/list/course-fit.ts'
import { personOf } from '../institute/people/person.ts'
import { picturedEntryOf } from '../reading/articles/entry.ts'
import { eventEntryOf } from '../reading/events/event-entry.ts'
import { achieverOf } from '../results/achievers/achiever.ts'
import { resultOf } from '../results/tally/result.ts'
import { testimonialOf } from '../results/testimonials/testimonial.ts'
import { dayTrack } from './day-track.ts'
import { firstOfEach } from './first-of-each.ts'
import type { Slide } from './hero.tsx'
import { sampleOf } from './sample.ts'

/** A picture the API drew because there is none: the product's own sky is the better stand-in. */
const ownPicture = (address: string) => (address.includes('/storage/drawn/') ? '' : ownAddress(address))

const slideOf = (banner: BannerView): Slide => ({
  eyebrow: banner.title ?? '',
  heading: banner.heading ?? '',
  text: banner.description ?? '',
  button:
    banner.button_text && (banner.button_path || banner.button_link)
      ? { label: banner.button_text, to: banner.button_path ?? banner.button_link ?? '' }
      : null,
  image: ownPicture(banner.banner_image),
  imagePhone: ownAddress(banner.banner_image_phone),
  alt: banner.banner_image_alt ?? '',
  facts: [
    { title: banner.counter_title_1 ?? '', text: banner.counter_description_1 ?? '' },
    { title: banner.counter_title_2 ?? '', text: banner.counter_description_2 ?? '' },
  ].filter(({ title }) => title !== ''),
})

const pointOf = ({ id, title, description }: FeatureView) => ({ id, title, text: description ?? '' })

/** `JEE Main` and `JEE Advanced` are one kind of examination. */
const examOf = ({ exam }: AchieverView) => exam?.split(' ')[0] ?? ''
const subjectOf = ({ subject, is_teaching }: StaffView) => (is_teaching ? (subject ?? '') : '')

/** Everything the home page shows, asked for at once. What staff have not written yet is left out. */
export type HomeData = Awaited<ReturnType<typeof loadHome>>

export const loadHome = async (context: Readonly<RouterContextProvider>, asked: Asked) => {
  const read = <Reply>(call: Parameters<typeof load<Reply>>[1]) => load(context, call)
  const [
    banners,
    result,
    students,
    categories,
    courses,
    twoYear,
    common,
    reasons,
    about,
    admission,
    staff,
    testimonials,
    vrddhi,
  ] = await Promise.all([
    read((client) => client.get('/home-page-banner')),
    read((client) => orNull(client.get('/result'))),
    read((client) => client.get('/achiever/student', { query: { total: 100 } })),
    read((client) => client.get('/achiever/category')),
    read((client) => client.get('/course')),
    read((client) => orNull(client.get('/programme/two-year'))),
    read((client) => client.get('/feature/{page}', { params: { page: 'common' } })),
    read((client) => client.get('/feature/{page}', { params: { page: 'home-page' } })),
    read((client) => orNull(client.get('/about-section/{slug}', { params: { slug: 'home-page' } }))),
    read((client) => orNull(client.get('/programme/admission'))),
    read((client) => client.get('/team-member/staff', { query: { total: 100 } })),
    read((client) => client.get('/testimonial', { query: { total: 3 } })),
    read((client) => orNull(client.get('/programme/vrddhi'))),
  ])
  const [events, blogs, { branch }, { general }, seo] = await Promise.all([
    read((client) => client.get('/event', { query: { total: 3, sort: 'event_date', 'filter[when]': 'upcoming' } })),
    read((client) => client.get('/blog', { query: { total: 3, 'filter[is_popular]': true, sort: '-published_on' } })),
    read((client) => client.get('/branch/all')),
    read((client) => client.get('/website-detail')),
    read((client) => seoRecord(client, 'home-page')),
  ])
  const { siteUrl } = context.get(apiContext)
  const today = indianDay(instant(Date.now()))
  const institute = instituteOf(general)
  const given = courses.course.filter(({ branches }) => branches.length > 0)
  const found = coursesFor(given, asked)
  return {
    seo,
    slides: banners.banner.filter(({ heading }) => heading).map(slideOf),
    result: result && {
      ...resultOf(result.result),
      heading: result.result.heading,
      intro: result.result.intro,
      source: result.result.source,
      rule: result.result.how_we_count,
      rows: result.result.by_course_and_branch,
    },
    achievers: firstOfEach(students.data, examOf, 3).map(achieverOf),
    lists: categories.achiverCategory.map(({ name, slug }) => ({ label: name, to: achieversPath(slug) })),
    groups: groupCourses(courses.course),
    choices: choicesOf(given),
    asked,
    found: found && { ...found, courses: found.courses.map(courseEntryOf) },
    sample: vrddhi && sampleOf(vrddhi.programme),
    track:
      twoYear &&
      dayTrack(
        twoYear.programme.variants
          .filter(({ day }) => day.length > 0)
          .map(({ heading, campuses, day }) => ({
            title: heading,
            places: campuses.map(({ name }) => name).join(', '),
            lines: day,
          })),
      ),
    common: common.feature.map(pointOf),
    reasons: reasons.feature.map(pointOf),
    about: about && {
      title: about.about.title,
      heading: about.about.heading,
      html: about.about.description ?? '',
      image: about.about.image,
      alt: about.about.image_alt ?? '',
      fact: about.about.counter_title
        ? { title: about.about.counter_title, text: about.about.counter_description ?? '' }
        : null,
    },
    next:
      (admission && openSittings(admission.programme.sittings, today).find(({ seats_left }) => seats_left > 0)) ?? null,
    admission: admission && {
      year: admission.programme.academic_year,
      heading: admission.programme.heading,
      lead: admission.programme.lead,
      steps: admission.programme.steps.map(({ title, text }) => ({ title, text })),
      waiverHeading: admission.programme.scholarship.heading,
      bands: admission.programme.scholarship.bands
        .filter(({ waiver_percent }) => waiver_percent > 0)
        .map(({ label, waiver_percent }) => ({ label, waived: waiver_percent })),
    },
    brochures: courses.course.flatMap(({ name, slug, branches: [first] }) =>
      first ? [{ label: name, href: brochurePath(first.slug, slug) }] : [],
    ),
    faculty: firstOfEach(staff.data, subjectOf, 4).map((view) => ({
      ...personOf(view),
      to: facultyPath(view.slug, staff.data.indexOf(view)),
      introduction: openingOf(view.description ?? '', 90).opening,
    })),
    testimonials: testimonials.data.map((view, index) => testimonialOf(view, index === 0 ? 170 : 200)),
    events: events.data.map(eventEntryOf),
    articles: blogs.data.map(picturedEntryOf),
    campuses: branch.map(({ slug, name, office_hours, image }) => ({ slug, name, hours: office_hours ?? '', image })),
    // Made here, so that the browser need not carry what only machines read.
    jsonLd: [website(siteUrl, institute), organisation(siteUrl, institute, branch)],
  }
}
