import { classes } from '@northlight/ui/classes.ts'
import { Prose } from '@northlight/ui/prose/prose.tsx'
import { redirect } from 'react-router'
import { CourseSection } from '../../features/courses/course/course-section.tsx'
import { CampaignForm } from '../../features/institute/campaigns/campaign-form.tsx'
import { achieverOf } from '../../features/results/achievers/achiever.ts'
import { Achievers } from '../../features/results/achievers/achievers.tsx'
import { Quotes, quoteLength } from '../../features/results/testimonials/quotes.tsx'
import { testimonialOf } from '../../features/results/testimonials/testimonial.ts'
import { load } from '../../platform/api/load.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { ShareRow } from '../../platform/share/share-row.tsx'
import { FormBar } from '../../ui/controls/form-bar.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import type { Route } from './+types/campaign'

/** Any address of one word that no page answers to; one without a campaign is not found. */
export const loader = ({ params, context, url }: Route.LoaderArgs) =>
  load(context, async (client) => {
    const { campaign } = await client.get('/campaign/{slug}', { params })
    if (campaign.slug !== params.slug) throw redirect(`/${campaign.slug}${url.search}`, 301)
    const { meta_title, meta_description, meta_keywords, meta_scripts } = campaign
    return {
      id: campaign.id,
      slug: campaign.slug,
      name: campaign.name,
      heading: campaign.heading || campaign.name,
      description: campaign.description ?? '',
      image: campaign.image,
      image_alt: campaign.image_alt ?? '',
      seo: { meta_title, meta_description, meta_keywords, meta_scripts },
      form: campaign.include_form ? { heading: campaign.form_heading || 'Request a call-back' } : null,
      quotes: campaign.include_testimonial ? campaign.testimonials.map((one) => testimonialOf(one, quoteLength)) : [],
      quotesHeading: campaign.testimonial_heading || 'What families say',
      achievers: campaign.include_topper ? campaign.achievers.map(achieverOf) : [],
      achieversHeading: campaign.topper_heading || 'Some of our students',
    }
  })

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  const { name, seo } = loaderData
  return pageMeta({ title: name, seo, path: location.pathname, trail: [[name]], matches })
}

export default function Campaign({ loaderData: page }: Route.ComponentProps) {
  return (
    <article>
      <Picture
        src={page.image}
        alt={page.image_alt}
        width={1536}
        height={440}
        priority
        className="h-[clamp(180px,34vw,520px)] w-full bg-night object-cover object-[50%_35%]"
      />
      <div
        className={classes(
          'wrap grid items-start gap-[clamp(40px,5vw,88px)] pt-[clamp(2rem,1.5rem+2vw,4rem)] pb-section',
          page.form && 'menu:grid-cols-[minmax(0,1fr)_380px]',
        )}
      >
        <div className="min-w-0">
          <p className="mb-3.5 text-sm font-medium text-bronze">{page.name}</p>
          <h1 className="max-w-[22ch] text-banner wrap-break-word">{page.heading}</h1>
          <Prose html={page.description} className="mt-8" />
          {page.quotes.length > 0 && (
            <CourseSection title={page.quotesHeading}>
              <Quotes quotes={page.quotes} wide={!page.form} />
            </CourseSection>
          )}
          {page.achievers.length > 0 && (
            <CourseSection title={page.achieversHeading}>
              <Achievers achievers={page.achievers} wide={!page.form} />
            </CourseSection>
          )}
          <ShareRow path={`/${page.slug}`} title={page.heading} className="mt-12" />
          {page.form && <FormBar>{page.form.heading}</FormBar>}
        </div>
        {page.form && (
          <aside id="form" aria-label={page.form.heading} className="scroll-mt-20 menu:sticky menu:top-24">
            <CampaignForm key={page.id} id={page.id} heading={page.form.heading} />
          </aside>
        )}
      </div>
    </article>
  )
}
