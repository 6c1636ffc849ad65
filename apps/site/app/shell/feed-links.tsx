import type { Feed } from '../api/feed.ts'
import { useFeed } from '../api/feed.ts'
import { classes } from '../ui/classes.ts'
import { Link } from '../ui/link.tsx'
import { SkeletonLines } from '../ui/skeleton.tsx'
import type { MenuLink } from './menu-tree.ts'
import { TryAgainLine } from './try-again-line.tsx'

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
