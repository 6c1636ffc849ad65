import { indianDay, instant } from '@northlight/contract/dates'
import { englishPage } from '@northlight/contract/pages/page-at'
import { addressIn } from '@northlight/contract/words/campaign-paths'
import { languageOf } from '@northlight/contract/words/language-paths'
import { classes } from '@northlight/ui/classes.ts'
import { Prose } from '@northlight/ui/prose/prose.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { usedWords, useWords } from '@northlight/ui/words/use-words.ts'
import { redirect } from 'react-router'
import { NextDates } from '../../features/admission/sittings/next-dates.tsx'
import { openSittings } from '../../features/admission/sittings/open-sittings.ts'
import { CourseSection } from '../../features/courses/course/course-section.tsx'
import { CampaignForm } from '../../features/institute/campaigns/campaign-form.tsx'
import { ClosingBand } from '../../features/institute/closing-band.tsx'
import { achieverOf } from '../../features/results/achievers/achiever.ts'
import { Achievers } from '../../features/results/achievers/achievers.tsx'
import { Quotes, quoteLength } from '../../features/results/testimonials/quotes.tsx'
import { testimonialOf } from '../../features/results/testimonials/testimonial.ts'
import { load } from '../../platform/api/load.ts'
import { orNull } from '../../platform/api/or-null.ts'
import { pageMeta, rootOf } from '../../platform/head/meta.ts'
import { ShareRow } from '../../platform/share/share-row.tsx'
import { nightBand } from '../../ui/layout/night-band.ts'
import { Picture } from '../../ui/pictures/picture.tsx'
import type { Route } from './+types/campaign'

/** Any address of one word that no page answers to; one without a campaign is not found. */
export const loader = ({ params, context, url }: Route.LoaderArgs) => {
  const english = englishPage(url.pathname)
  if (english) throw redirect(english + url.search, 301)
  return load(context, async (client) => {
    const [{ campaign }, admission] = await Promise.all([
      client.get('/campaign/{slug}', { params }),
      orNull(client.get('/programme/admission')),
    ])
    if (campaign.slug !== params.slug)
      throw redirect(addressIn(languageOf(url.pathname), `/${campaign.slug}${url.search}`), 301)
    const guide = admission?.programme
    const { meta_title, meta_description, meta_keywords, meta_scripts } = campaign
    return {
      id: campaign.id,
      slug: campaign.slug,
      name: campaign.name,
      heading: campaign.heading || campaign.name,
      description: campaign.description ?? '',
      image: campaign.image,
      image_alt: campaign.image_alt ?? '',
      // A campaign with the name of the aptitude test, as the admission page has it, is where families register for it.
      sittings:
        guide && guide.title === campaign.name ? openSittings(guide.sittings, indianDay(instant(Date.now()))) : [],
      seo: { meta_title, meta_description, meta_keywords, meta_scripts },
      form: campaign.include_form ? { heading: campaign.form_heading || 'Request a call-back' } : null,
      quotes: campaign.include_testimonial ? campaign.testimonials.map((one) => testimonialOf(one, quoteLength)) : [],
      quotesHeading: campaign.testimonial_heading || 'What families say',
      achievers: campaign.include_topper ? campaign.achievers.map(achieverOf) : [],
      achieversHeading: campaign.topper_heading || 'Some of our students',
    }
  })
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  const { name, seo } = loaderData
  const title = usedWords(rootOf(matches).words).stored(name)
  return pageMeta({ title, seo, path: location.pathname, trail: [[title]], hasLanguages: true, matches })
}

export default function Campaign({ loaderData: page }: Route.ComponentProps) {
  const { stored } = useWords()
  return (
    <article>
      <header className={nightBand}>
        <Picture
          src={page.image}
          alt={page.image_alt}
          width={1536}
          height={440}
          priority
          className="absolute inset-0 -z-2 size-full object-cover object-[50%_35%] opacity-70 print:hidden"
        />
        {/* Words stand on the picture, so it is darkened below them. */}
        <div
          aria-hidden="true"
          className="absolute inset-0 -z-1 bg-[linear-gradient(90deg,rgb(14_26_51/0.94)_30%,rgb(14_26_51/0.45))] max-menu:bg-night/80"
        />
        <div
          className={classes(
            'wrap grid items-center gap-x-columns-2 gap-y-8 py-opening',
            page.form && 'menu:grid-cols-[minmax(0,1fr)_380px]',
          )}
        >
          <div className="min-w-0">
            {page.heading.startsWith(page.name) || (
              <p className="mb-3.5 text-sm font-medium text-gold">
                <Stored text={page.name} />
              </p>
            )}
            <h1 className="max-w-[14em] text-banner wrap-break-word">
              <Stored text={page.heading} />
            </h1>
            {page.sittings.length > 0 && <NextDates sittings={page.sittings} />}
          </div>
          {page.form && (
            <aside id="form" aria-label={stored(page.form.heading)} className="on-paper scroll-mt-20">
              <CampaignForm key={page.id} id={page.id} heading={page.form.heading} />
            </aside>
          )}
        </div>
      </header>
      <div className="wrap pt-[clamp(1.5rem,1rem+2vw,3rem)] pb-section">
        <div className="min-w-0">
          <Prose html={page.description} />
          {page.quotes.length > 0 && (
            <CourseSection title={<Stored text={page.quotesHeading} />}>
              <Quotes quotes={page.quotes} wide />
            </CourseSection>
          )}
          {page.achievers.length > 0 && (
            <CourseSection title={<Stored text={page.achieversHeading} />}>
              <Achievers achievers={page.achievers} wide />
            </CourseSection>
          )}
          <ShareRow path={`/${page.slug}`} title={stored(page.heading)} className="mt-12" />
        </div>
      </div>
      <ClosingBand />
    </article>
  )
}
