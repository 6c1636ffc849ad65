import { classes } from '@northlight/ui/classes.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'

export type FeedName = 'courses' | 'achievers' | 'legal'
/** Where a list stands decides how it looks. */
export type FeedLook = 'panel' | 'drop' | 'drawer' | 'footer'

type Props = {
  feed: FeedName
  /** How the links will look, see live/feed-looks.ts. */
  look: FeedLook
  lineClass: string
  className?: string
  onNight?: boolean
  /** Where it leads when no script can fill it. */
  withoutScript: string
}

/** The place of a list that the browser fetches: four lines of a skeleton until `live/start-feeds.ts` fills it. */
export function FeedPlace({ feed, look, lineClass, className, onNight, withoutScript }: Props) {
  const { say } = useWords()
  return (
    <div data-feed={feed} data-look={look}>
      <div className={classes('noscript:hidden', className)}>
        <span className="sr-only">{say('Loading')}</span>
        <SkeletonLines lines={4} lineClassName={lineClass} onNight={onNight} />
      </div>
      <Link to={withoutScript} className="hidden px-3 py-2.5 text-sm noscript:block">
        {say('See the list')}
      </Link>
    </div>
  )
}
