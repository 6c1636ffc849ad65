import type { Feed } from '../../platform/api/feed.ts'
import { fetchFile } from '../../platform/build-check/fetch-file.ts'
import type { MenuLink } from '../../platform/paths/paths.ts'
import { openPopovers } from '../../ui/controls/popovers.ts'
import type { BranchMenu } from '../menu/course-menu.ts'
import type { FeedLook, FeedName } from '../menu/feed-place.tsx'
import { achieversFeed, coursesFeed, legalFeed } from '../menu/feeds.ts'
import { afterPicture } from './after-picture.ts'
import { element } from './element.ts'
import { feedLooks } from './feed-looks.ts'
import { livePath, liveSay, liveStored } from './live-words.ts'

type Drawn = Node | Promise<Node>

const places = (name: FeedName) => [...document.querySelectorAll<HTMLElement>(`[data-feed="${name}"]`)]
const lookOf = ({ dataset }: HTMLElement) => feedLooks[(dataset.look as FeedLook | undefined) ?? 'drop']

const tryAgain = (place: HTMLElement, retry: () => Promise<void>) => {
  const { message, isOnNight } = lookOf(place)
  const button = element(
    'button',
    {
      type: 'button',
      class: `min-h-10 font-semibold underline underline-offset-4 ${isOnNight ? 'text-gold' : 'text-sky'}`,
    },
    liveSay('Try again'),
  )
  button.addEventListener('click', () => void retry())
  return element(
    'p',
    { role: 'alert', class: `text-sm ${isOnNight ? 'text-on-night-2' : 'text-ink-2'} ${message}` },
    `${liveSay('This could not be loaded.')} `,
    button,
  )
}

const linkList = (links: readonly MenuLink[], look: string) =>
  element(
    'ul',
    {},
    ...links.map(({ label, to }) =>
      element('li', {}, element('a', { href: livePath(to), class: look }, liveStored(label))),
    ),
  )

/** Shows the state of a feed in each of its places; the skeleton from the server stays until there is something. */
const follow = <Item>(name: FeedName, feed: Feed<Item>, draw: (place: HTMLElement, items: Item[]) => Drawn) => {
  const waiting = new Map(places(name).map((place) => [place, [...place.childNodes]]))
  const fill = async (place: HTMLElement, items: Item[]) => {
    try {
      place.replaceChildren(await draw(place, items))
    } catch {
      place.replaceChildren(tryAgain(place, () => fill(place, items)))
    }
    place.ariaBusy = null
  }
  const show = () => {
    const { status, items } = feed.store.get()
    for (const [place, lines] of waiting) {
      place.ariaBusy = status === 'loading' || status === 'ready' ? 'true' : null
      if (status === 'ready') void fill(place, items)
      else if (status === 'failed') place.replaceChildren(tryAgain(place, feed.load))
      // The lines of the server stand there already, until an attempt has failed: to put them there again would have
      // the whole page laid out anew.
      else if (place.firstChild !== lines[0]) place.replaceChildren(...lines)
    }
    // A list with nothing in it leaves no dead end behind.
    if (status === 'ready') hideIfEmpty(name, items.length === 0)
  }
  show()
  return feed.store.subscribe(show)
}

const hideIfEmpty = (name: FeedName, isEmpty: boolean) => {
  if (!isEmpty) return
  if (name === 'achievers') for (const item of document.querySelectorAll('[data-menu="achievers"]')) item.remove()
  // The column's place stays free so that the others do not jump.
  if (name === 'legal') document.querySelector('[data-feed-box="legal"]')?.replaceChildren()
}

/** The lists of the menus are fetched when one of them first opens or is about to; the legal pages when the footer is near. */
export const startFeeds = (): (() => void) => {
  const stops = [
    // How campus, class and course are drawn comes with them.
    follow<BranchMenu>('courses', coursesFeed, (place, branches) =>
      place.dataset.look === 'panel'
        ? fetchFile(() => import('./courses-panel.ts')).then((part) => part.coursesPanel(branches))
        : fetchFile(() => import('./courses-drawer.ts')).then((part) =>
            part.coursesDrawer(branches, location.pathname),
          ),
    ),
    follow('achievers', achieversFeed, (place, links) => linkList(links, lookOf(place).link)),
    follow('legal', legalFeed, (place, links) => linkList(links, lookOf(place).link)),
  ]
  const listening = new AbortController()
  const { signal } = listening
  const feeds: Record<string, Feed<never> | undefined> = {
    courses: coursesFeed as never,
    achievers: achieversFeed as never,
  }
  const open = openPopovers()
  for (const item of document.querySelectorAll<HTMLElement>('[data-menu]')) {
    const feed = feeds[item.dataset.menu ?? '']
    if (!feed) continue
    const load = () => feed.store.get().status === 'idle' && void feed.load()
    for (const type of ['pointerenter', 'focusin', 'click', 'toggle'] as const)
      item.addEventListener(type, load, { signal, capture: true })
    const isUnfolded = item instanceof HTMLDetailsElement && item.open
    // Opened before this script had come: no event will tell of it.
    if (open.some((popover) => item.contains(popover) || (isUnfolded && popover.contains(item)))) load()
    if (isUnfolded)
      document.addEventListener(
        'click',
        (event) => {
          // A branch of the drawer that stands open is seen as soon as the drawer is: its lines begin to move then, so
          // that the drawer does not wait for them.
          if (event.target instanceof Element && event.target.closest('button[popovertarget="site-drawer"]'))
            afterPicture(load)
        },
        { signal },
      )
  }
  const footer = document.getElementById('site-links')
  const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && void legalFeed.load(), {
    rootMargin: '400px',
  })
  if (footer) watcher.observe(footer)
  return () => {
    for (const stop of stops) stop()
    listening.abort()
    watcher.disconnect()
  }
}
