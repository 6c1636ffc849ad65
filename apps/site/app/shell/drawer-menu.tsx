import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useFeed } from '../api/feed.ts'
import { ChevronDownIcon } from '../icons/chevron-down.tsx'
import { useSession } from '../session/store.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { ButtonLink, Link } from '../ui/link.tsx'
import { SkeletonLines } from '../ui/skeleton.tsx'
import { FeedLinks } from './feed-links.tsx'
import { achieversFeed, coursesFeed } from './feeds.ts'
import { useRootData } from './institute.ts'
import { accountLinks, isCurrent, isWithin, type MenuItem, type MenuLink, menuTree } from './menu-tree.ts'
import { TryAgainLine } from './try-again-line.tsx'

const row =
  'flex min-h-13 w-full items-center justify-between border-b border-line-night px-5 py-2.5 font-medium text-on-night no-underline -outline-offset-3 hover:text-gold aria-[current=page]:text-gold'
const leaf =
  'flex min-h-11 items-center py-1.5 pr-5 pl-8 text-sm leading-snug text-on-night-2 no-underline -outline-offset-3 hover:text-gold aria-[current=page]:text-gold'

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
        {menuTree.map((item) => (
          <Item key={item.label} item={item} pathname={pathname} />
        ))}
        {status === 'authenticated' && (
          <Group label="Account" open={accountLinks.some(({ to }) => isWithin(to, pathname))}>
            <Links links={accountLinks} pathname={pathname} />
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
      {item.feed === 'courses' && <Courses />}
      {item.feed === 'achievers' && (
        <FeedLinks feed={achieversFeed} linkClass={leaf} lineClass="h-11" messageClass="px-8" onNight />
      )}
      <Links links={[...own, ...(item.children ?? [])]} pathname={pathname} />
    </Group>
  )
}

function Group({
  label,
  open,
  small,
  children,
}: {
  label: string
  open?: boolean
  small?: boolean
  children: ReactNode
}) {
  return (
    <details open={open} className={small ? 'group/inner' : 'group border-b border-line-night open:pb-2'}>
      <summary
        className={
          small
            ? 'flex min-h-11 items-center justify-between py-2 pr-5 pl-8 font-serif text-[1.0625rem] font-medium -outline-offset-3 hover:text-gold'
            : `${row} border-b-0`
        }
      >
        {label}
        <ChevronDownIcon
          size={20}
          className={`text-gold transition-[rotate] duration-200 ${small ? 'group-open/inner:rotate-180' : 'group-open:rotate-180'}`}
        />
      </summary>
      {children}
    </details>
  )
}

function Links({ links, pathname }: { links: readonly MenuLink[]; pathname?: string }) {
  if (links.length === 0) return null
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={leaf} aria-current={pathname === to ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Courses() {
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
          <Links links={links} pathname={pathname} />
        </div>
      ))}
    </Group>
  ))
}
