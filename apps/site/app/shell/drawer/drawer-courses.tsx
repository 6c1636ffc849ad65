import { useLocation } from 'react-router'
import { useFeed } from '../../platform/api/feed.ts'
import { TryAgainLine } from '../../ui/controls/try-again-line.tsx'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import { coursesFeed } from '../menu/feeds.ts'
import { DrawerLinks, Group } from './drawer-group.tsx'

/** Campus, class, course. */
export function DrawerCourses() {
  const state = useFeed(coursesFeed)
  const { pathname } = useLocation()
  if (state.status === 'failed') return <TryAgainLine onNight retry={coursesFeed.load} className="px-8" />
  if (state.status !== 'ready')
    return (
      <div aria-busy="true" className="px-8">
        <SkeletonLines lines={4} lineClassName="h-11" onNight />
      </div>
    )
  return state.items.map(({ name, slug, groups }, i) => (
    <Group key={slug} label={name} small open={i === 0 || pathname.startsWith(`/${slug}/`)}>
      {groups.map(({ title, links }) => (
        <div key={title}>
          <p className="px-8 pt-2 pb-0.5 text-xs text-gold">{title}</p>
          <DrawerLinks links={links} pathname={pathname} />
        </div>
      ))}
    </Group>
  ))
}
