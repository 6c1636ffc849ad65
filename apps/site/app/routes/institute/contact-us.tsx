import { callRequest } from '@northlight/contract/enquiries/contact'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { infoIcon } from '@northlight/ui/kit/icons.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { usedWords, useWords } from '@northlight/ui/words/use-words.ts'
import { campusOf } from '../../features/institute/contact/campus.ts'
import { CampusList } from '../../features/institute/contact/campus-list.tsx'
import { ContactForm } from '../../features/institute/contact/contact-form.tsx'
import { DirectLines } from '../../features/institute/contact/direct-lines.tsx'
import { load } from '../../platform/api/load.ts'
import { orNull } from '../../platform/api/or-null.ts'
import { organisation } from '../../platform/head/json-ld/organisation.ts'
import { pageMeta, rootOf } from '../../platform/head/meta.ts'
import { telephoneLink } from '../../platform/institute/institute.ts'
import { loadPageHead } from '../../platform/lists/load-page-head.ts'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import type { Route } from './+types/contact-us'

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const [head, { branch }, { options }, courses, disclosures] = await Promise.all([
    loadPageHead(context, { text: 'contact', seo: 'contact-page' }, 'Contact us'),
    load(context, (client) => client.get('/branch/all')),
    load(context, (client) => client.get('/options')),
    load(context, (client) => client.get('/course')),
    load(context, (client) => orNull(client.get('/disclosure'))),
  ])
  const valuesOf = (name: keyof typeof options) => (options[name] ?? []).map(({ value }) => value)
  const types = valuesOf('contact_request_types')
  const names = courses.course.map(({ name }) => name)
  // A link may say what it is about; anything that is not on a list is not taken over.
  const asked = (name: string, from: readonly string[]) =>
    from.find((value) => value === url.searchParams.get(name)) ?? ''
  const campuses = valuesOf('contact_branches')
  return {
    head,
    campuses: branch.map(campusOf),
    places: branch.map(({ name, slug, address, city, phone, email, map_url, latitude, longitude, opening_hours }) => ({
      ...{ name, slug, address, city, phone, email, map_url, latitude, longitude, opening_hours },
    })),
    choices: {
      types,
      campuses: campuses.map((value) => ({ value, label: value })),
      slots: valuesOf('contact_slots'),
      courses: names,
      intent: {
        type: asked('request_type', types) || types.find((type) => type === callRequest) || types[0] || '',
        campus: asked('campus', campuses),
        course: asked('course', names),
      },
    },
    complaints: disclosures?.disclosure[0]?.complaints ?? null,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { siteUrl, institute, words } = rootOf(matches)
  const { say, stored } = usedWords(words)
  return pageMeta({
    title: say('Contact us'),
    description: stored(loaderData.head.lead),
    seo: loaderData.head.seo,
    path: '/contact-us',
    trail: [[say('Contact us')]],
    jsonLd: [organisation(siteUrl, institute, loaderData.places)],
    matches,
  })
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

export default function ContactUs({ loaderData: { head, campuses, choices, complaints } }: Route.ComponentProps) {
  const { language, say } = useWords()
  const count = (language === 'en' && numbers[campuses.length]) || campuses.length
  const title = campuses.length === 1 ? say('Our campus') : say('{count} campuses', { count })
  return (
    <>
      <PageBanner
        title={<Stored text={head.heading} />}
        trail={[[say('Contact us')]]}
        lead={<Stored text={head.lead} />}
        aside={<DirectLines />}
        arcs={false}
      />
      <div className="wrap grid grid-cols-1 items-start gap-x-[clamp(40px,4vw,72px)] gap-y-12 pb-section md:pt-[clamp(2.5rem,2rem+2vw,4rem)] menu:grid-cols-[minmax(0,1fr)_440px] xl:grid-cols-[minmax(0,1fr)_496px]">
        <section aria-labelledby="campuses" className="min-w-0 max-menu:order-2">
          <h2 id="campuses" className="text-part">
            {title}
          </h2>
          <p className="mt-3 text-ink-2">
            {say(
              'Come without an appointment while the office is open, or book an appointment. Maps come from openstreetmap.org, when you open one.',
            )}
          </p>
          <CampusList campuses={campuses} />
          {complaints && (
            <p className="flex gap-3 border-t border-line-2 pt-6 text-sm text-ink-2">
              <Icon path={infoIcon} className="mt-0.5 text-bronze" />
              <span className="min-w-0 wrap-anywhere">
                {say('Not satisfied with an answer? A complaint is answered within {count} days:', {
                  count: complaints.answer_within_days,
                })}{' '}
                {complaints.to.includes('@') ? (
                  <Link to={`mailto:${complaints.to}`}>{complaints.to}</Link>
                ) : (
                  complaints.to
                )}
                , <Link to={telephoneLink(complaints.phone)}>{complaints.phone}</Link>.
              </span>
            </p>
          )}
        </section>
        <div id="ask" className="scroll-mt-28" data-noprint>
          <ContactForm choices={choices} />
        </div>
      </div>
    </>
  )
}
