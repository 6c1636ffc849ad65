import { classes } from '@northlight/ui/classes.ts'
import type { Feed } from '../../platform/api/feed.ts'
import { useFeed } from '../../platform/api/feed.ts'
import type { MenuLink } from '../../platform/paths/paths.ts'
import { Link } from '../../ui/controls/link.tsx'
import { TryAgainLine } from '../../ui/controls/try-again-line.tsx'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'

type Looks = { linkClass: string; lineClass: string; messageClass?: string; onNight?: boolean }

/** A list of links from the API: four grey lines, then the links, nothing when there are none, or a way to try again. */
export function FeedLinks({
  feed,
  wanted = true,
  linkClass,
  lineClass,
  messageClass,
  onNight,
}: Looks & { feed: Feed<MenuLink>; wanted?: boolean }) {
  const state = useFeed(feed, wanted)
  if (state.status === 'failed') return <TryAgainLine onNight={onNight} retry={feed.load} className={messageClass} />
  if (state.status !== 'ready')
    return (
      <>
        <div aria-busy="true" className={classes('noscript:hidden', messageClass)}>
          <span className="sr-only">Loading</span>
          <SkeletonLines lines={4} lineClassName={lineClass} onNight={onNight} />
        </div>
        <noscript>
          <Link to="/sitemap" className={linkClass}>
            All pages
          </Link>
        </noscript>
      </>
    )
  if (state.items.length === 0) return null
  return (
    <ul>
      {state.items.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={linkClass}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
