import { CardLink, MoreLink } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useHasPage } from '../../platform/paths/joining.ts'
import { BandMark } from '../../ui/layout/band-head.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { ArticleCard, ArticleLine } from '../reading/articles/article-card.tsx'
import type { PicturedEntry } from '../reading/articles/entry.ts'
import type { EventEntry } from '../reading/events/event-entry.ts'
import { EventLine } from '../reading/events/event-line.tsx'

export type Campus = { slug: string; name: string; hours: string; image: string }

const headingLook = 'mb-4 sm:mb-7 text-[clamp(1.75rem,1.4rem+1.4vw,2.5rem)]'

/** What comes next and what to read, side by side. */
export function ComeAndRead({ events, campuses, articles: [lead, ...others] }: ComeAndReadProps) {
  const { inEnglish, say } = useWords()
  const hasPage = useHasPage()
  return (
    <div className="wrap grid gap-x-columns gap-y-11 py-section sm:gap-y-16 menu:grid-cols-2">
      <section aria-labelledby="events-heading" className="min-w-0">
        <BandMark mark="cygnus">{say('Upcoming events')}</BandMark>
        <h2 id="events-heading" className={headingLook}>
          {say('Visit us.')}
        </h2>
        {events.length > 0 ? (
          <ol {...inEnglish}>
            {events.map((event) => (
              <EventLine key={event.to} event={event} />
            ))}
          </ol>
        ) : (
          <p className="border-y border-line-2 py-6 text-ink-2">
            {say('The next dates are being planned. You can visit a campus on any working day.')}
          </p>
        )}
        {hasPage('/events') && (
          <p className="mt-3 sm:mt-6">
            <MoreLink to="/events">{say('All events')}</MoreLink>
          </p>
        )}
        {campuses.length > 0 && (
          <ul
            aria-label={say('Visit a campus')}
            className="snap-row mt-6 [--card:44%] sm:mt-10 sm:grid sm:grid-cols-4 sm:gap-4 menu:grid-cols-2 xl:grid-cols-4"
          >
            {campuses.map((campus) => (
              <li key={campus.slug} className="relative text-sm leading-brief">
                <Picture
                  src={campus.image}
                  alt=""
                  width={300}
                  height={188}
                  box={300}
                  className="mb-2.5 aspect-16/10 w-full rounded-sm object-cover"
                />
                <CardLink to={`/contact-us#${campus.slug}`} className="font-semibold">
                  <Stored text={campus.name} />
                </CardLink>
                {campus.hours && (
                  <span className="block text-xs text-balance text-ink-2">
                    <Stored text={campus.hours} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="articles-heading" className="min-w-0">
        <BandMark mark="lyra">{say('Knowledge desk')}</BandMark>
        <h2 id="articles-heading" className={headingLook}>
          {say('From the knowledge desk.')}
        </h2>
        {lead ? (
          <>
            <div {...inEnglish} className="max-sm:hidden">
              <ArticleCard entry={lead} />
            </div>
            <div {...inEnglish} className="sm:hidden">
              <ArticleLine entry={lead} />
            </div>
          </>
        ) : (
          <p className="border-y border-line-2 py-6 text-ink-2">{say('The first article is being written.')}</p>
        )}
        {others.length > 0 && (
          <div
            {...inEnglish}
            className="mt-4 grid gap-4 sm:mt-7 sm:grid-cols-2 sm:gap-6 sm:border-t sm:border-line sm:pt-6"
          >
            {others.map((entry) => (
              <ArticleLine key={entry.to} entry={entry} />
            ))}
          </div>
        )}
        {hasPage('/knowledge-desk') && (
          <p className="mt-3 sm:mt-6">
            <MoreLink to="/knowledge-desk">{say('All articles')}</MoreLink>
          </p>
        )}
      </section>
    </div>
  )
}

type ComeAndReadProps = { events: EventEntry[]; campuses: Campus[]; articles: PicturedEntry[] }
