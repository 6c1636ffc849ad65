import { Band } from '@northlight/ui/kit/band.tsx'
import { MoreLink } from '@northlight/ui/kit/link.tsx'
import { Prose } from '@northlight/ui/prose/prose.tsx'
import { Counters, counterOf } from '../../features/institute/about/counters.tsx'
import { paragraphs } from '../../features/institute/about/paragraphs.ts'
import { ClosingBand } from '../../features/institute/closing-band.tsx'
import { loadNextEvent } from '../../features/reading/events/load-next-event.ts'
import { NextEvent } from '../../features/reading/events/next-event.tsx'
import { plainText } from '../../features/reading/text/headings.ts'
import { load } from '../../platform/api/load.ts'
import { orNull } from '../../platform/api/or-null.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { seoRecord } from '../../platform/head/seo-record.ts'
import { BandMark } from '../../ui/layout/band-head.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import type { Route } from './+types/mission-vision'

const trail = [['About us', '/about-us'], ['Mission and vision']] as const

export const loader = async ({ context }: Route.LoaderArgs) => {
  const [{ mission }, about, counters, next, seo] = await Promise.all([
    load(context, (client) => client.get('/mission-vision')),
    load(context, (client) => orNull(client.get('/about-section/{slug}', { params: { slug: 'home-page' } }))),
    load(context, (client) => client.get('/counter')),
    load(context, loadNextEvent),
    load(context, (client) => seoRecord(client, 'mission-vision-page')),
  ])
  return {
    seo,
    next,
    counters: counters.counter.map(counterOf),
    mission: paragraphs(mission.mission ?? ''),
    vision: paragraphs(mission.vision ?? ''),
    picture: about && { src: about.about.image, alt: about.about.image_alt ?? '' },
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  return pageMeta({
    title: 'Mission and vision',
    description: plainText(loaderData.mission),
    seo: loaderData.seo,
    path: '/mission-vision',
    trail,
    matches,
  })
}

export default function MissionVision({ loaderData }: Route.ComponentProps) {
  const { mission, vision, picture, counters, next } = loaderData
  return (
    <>
      <PageBanner
        title="Mission and vision"
        trail={trail}
        lead="What we do every day, and what we do it for."
        aside={next && <NextEvent event={next} />}
      />
      <Band>
        <div className="grid items-start gap-x-columns gap-y-10 menu:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
          {picture && (
            <Picture
              src={picture.src}
              alt={picture.alt}
              width={900}
              height={675}
              sizes="(min-width: 993px) 40vw, 92vw"
              priority
              className="aspect-4/3 w-full rounded-lg object-cover menu:sticky menu:top-28"
            />
          )}
          <div className="grid gap-[clamp(3rem,2rem+3vw,5rem)]">
            <section aria-labelledby="mission">
              <BandMark mark="dipper">Every day</BandMark>
              <h2 id="mission" className="mb-6">
                Mission
              </h2>
              <Prose html={mission} />
            </section>
            <section aria-labelledby="vision" className="border-t border-line-2 pt-[clamp(2.5rem,2rem+2vw,4rem)]">
              <BandMark mark="little-dipper">In ten years</BandMark>
              <h2 id="vision" className="mb-6">
                Vision
              </h2>
              <Prose html={vision} />
            </section>
            <p className="flex flex-wrap gap-x-9 gap-y-1">
              <MoreLink to="/leadership-team">The people behind it</MoreLink>
              <MoreLink to="/about-us">How it began</MoreLink>
            </p>
          </div>
        </div>
      </Band>
      <Counters counters={counters} ground="tint" />
      <ClosingBand />
    </>
  )
}
