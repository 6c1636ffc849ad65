import { ButtonLink, Link } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { MenuLink } from '../../platform/paths/paths.ts'
import { Constellation } from '../../ui/art/constellation.tsx'
import { FeedPlace } from '../menu/feed-place.tsx'

/** Branch × class, wide as the page. `live/courses-panel.ts` fills in the courses. */
export function CoursesPanel({ links }: { links: readonly MenuLink[] }) {
  const { say, stored } = useWords()
  return (
    <div className="wrap grid min-h-80 grid-cols-[minmax(0,1fr)_272px] gap-x-10 gap-y-6 pt-8 pb-9 max-xl:grid-cols-[minmax(0,1fr)_232px] max-xl:gap-x-7">
      <FeedPlace feed="courses" look="panel" lineClass="h-11" className="max-w-56" withoutScript="/#courses" />
      <ul className="col-start-1 flex flex-wrap gap-x-7 gap-y-1 self-end border-t border-line pt-3.5 text-sm">
        {[...links, { label: 'Gallery', to: '/gallery' }].map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="inline-block py-1.5 text-sky hover:text-night">
              {stored(label)}
            </Link>
          </li>
        ))}
      </ul>
      <div className="on-night col-start-2 row-span-2 row-start-1 self-start rounded-lg bg-night px-5.5 pt-5 pb-5.5 text-sm leading-normal">
        <Constellation name="dipper" width={120} className="mb-3 block text-gold" />
        <p className="text-on-night-2">
          <b className="block text-base text-on-night">{say('Not sure which one?')}</b>{' '}
          {say('A free test tells you where you stand, topic by topic. No payment, no call unless you ask.')}
        </p>
        <ButtonLink to="/online-tests" variant="gold" size="sm" className="mt-4">
          {say('Take a free test')}
        </ButtonLink>
      </div>
    </div>
  )
}
