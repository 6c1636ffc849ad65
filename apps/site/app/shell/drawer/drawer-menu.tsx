import { useLocation } from 'react-router'
import { useFeed } from '../../platform/api/feed.ts'
import { useRootData } from '../../platform/institute/institute.ts'
import { useSession } from '../../platform/session/store.ts'
import { useSignOut } from '../../platform/session/use-sign-out.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Drawer } from '../../ui/controls/drawer.tsx'
import { ButtonLink, Link } from '../../ui/controls/link.tsx'
import { FeedLinks } from '../menu/feed-links.tsx'
import { achieversFeed } from '../menu/feeds.ts'
import { accountLinks, isCurrent, isWithin, type MenuItem, menuTree } from '../menu/menu-tree.ts'
import { DrawerCourses } from './drawer-courses.tsx'
import { DrawerLinks, Group, leaf, row } from './drawer-group.tsx'

/** The menu at 992 px and below: the same tree, one level under the other. */
export function DrawerMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { institute } = useRootData()
  const { pathname } = useLocation()
  const { status } = useSession()
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={institute.name}>
      <nav aria-label="Menu">
        <Link to="/" className={row} aria-current={pathname === '/' ? 'page' : undefined}>
          Home
        </Link>
        <Link to="/search" className={row} aria-current={pathname === '/search' ? 'page' : undefined}>
          Search
        </Link>
        {menuTree.map((item) => (
          <Item key={item.label} item={item} pathname={pathname} />
        ))}
        {status === 'authenticated' && (
          <Group label="Account" open={accountLinks.some(({ to }) => isWithin(to, pathname))}>
            <DrawerLinks links={accountLinks} pathname={pathname} />
          </Group>
        )}
      </nav>
      <div className="grid gap-2.5 p-5">
        <ButtonLink to="/admission" variant="gold" wide>
          Apply
        </ButtonLink>
        {status === 'unauthenticated' && (
          <ButtonLink to="/auth/sign-in" variant="ghost" wide>
            Sign In
          </ButtonLink>
        )}
        {status === 'authenticated' && <SignOutButton />}
      </div>
    </Drawer>
  )
}

function SignOutButton() {
  const { pending, run } = useSignOut()
  return (
    <Button variant="ghost" wide pending={pending} onClick={run}>
      Logout
    </Button>
  )
}

function Item({ item, pathname }: { item: MenuItem; pathname: string }) {
  const achievers = useFeed(achieversFeed, item.feed === 'achievers')
  if (item.feed === 'achievers' && achievers.items?.length === 0) return null
  if (!item.children && !item.feed)
    return (
      <Link to={item.to ?? '/'} className={row} aria-current={isWithin(item.to ?? '/', pathname) ? 'page' : undefined}>
        {item.label}
      </Link>
    )
  const own = item.to ? [{ label: item.label, to: item.to }] : []
  return (
    <Group label={item.label} open={isCurrent(item, pathname)}>
      {item.feed === 'courses' && <DrawerCourses />}
      {item.feed === 'achievers' && (
        <FeedLinks feed={achieversFeed} linkClass={leaf} lineClass="h-11" messageClass="px-8" onNight />
      )}
      <DrawerLinks links={[...own, ...(item.children ?? [])]} pathname={pathname} />
    </Group>
  )
}
