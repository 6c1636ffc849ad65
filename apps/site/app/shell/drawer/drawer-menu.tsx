import { withoutLanguage } from '@northlight/contract/words/language-paths'
import { Button } from '@northlight/ui/kit/button.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { closeIcon } from '@northlight/ui/kit/icons.ts'
import { ButtonLink, Link } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useRootData } from '../../platform/institute/root-data.ts'
import { usePlace } from '../../platform/navigation/place.ts'
import { ApplyLink } from '../menu/apply-link.tsx'
import { FeedPlace } from '../menu/feed-place.tsx'
import { isWithin } from '../menu/is-within.ts'
import { accountLinks, isCurrent, type MenuItem, shownMenu, singleLinks } from '../menu/menu-tree.ts'
import { DrawerLinks, Group } from './drawer-group.tsx'
import { row } from './drawer-looks.ts'

export const drawerId = 'site-drawer'

/**
 * The menu at 992 px and below: the same tree, one level under the other. A popover opens before any script has come,
 * and at once: a modal dialog would first make the whole page inert, which takes a slow phone a tenth of a second.
 * `live/drawer.ts` holds the page still a moment later.
 */
export function DrawerMenu() {
  const { say } = useWords()
  const root = useRootData()
  const { institute } = root
  const pathname = withoutLanguage(usePlace().pathname)
  const currentOn = (to: string) => (isWithin(to, pathname) ? 'page' : undefined)
  return (
    <dialog
      id={drawerId}
      aria-labelledby={`${drawerId}-name`}
      popover="auto"
      className="on-night m-0 ml-auto h-dvh max-h-none w-4/5 max-w-95 overflow-auto overscroll-contain bg-night p-0 pb-6 outline-none open:animate-slide"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line-night bg-night py-2.5 pr-2 pl-5">
        <h2 id={`${drawerId}-name`} className="text-title font-medium tracking-title">
          {institute.name}
        </h2>
        <button
          type="button"
          aria-label={say('Close')}
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          className="grid size-12 place-items-center rounded-md -outline-offset-3"
        >
          <Icon path={closeIcon} size={24} />
        </button>
      </div>
      <nav aria-label={say('Menu')}>
        <Link to={singleLinks.home} className={row} aria-current={currentOn(singleLinks.home)}>
          {say('Home')}
        </Link>
        <Link to={singleLinks.search} className={row} aria-current={currentOn(singleLinks.search)}>
          {say('Search')}
        </Link>
        {shownMenu(root).map((item) => (
          <Item key={item.label} item={item} pathname={pathname} />
        ))}
        <Group label="Account" open={accountLinks.some(({ to }) => isWithin(to, pathname))} className="member-only">
          <DrawerLinks links={accountLinks} pathname={pathname} />
        </Group>
      </nav>
      <div className="grid gap-2.5 p-5">
        <ApplyLink variant="gold" wide />
        <ButtonLink to="/auth/sign-in" variant="ghost" wide className="guest-only">
          {say('Sign In')}
        </ButtonLink>
        <Button variant="ghost" wide className="member-only noscript:hidden" data-sign-out>
          {say('Logout')}
        </Button>
      </div>
    </dialog>
  )
}

function Item({ item, pathname }: { item: MenuItem; pathname: string }) {
  const { stored } = useWords()
  if (!item.children && !item.feed)
    return (
      <Link to={item.to ?? '/'} className={row} aria-current={isWithin(item.to ?? '/', pathname) ? 'page' : undefined}>
        {stored(item.label)}
      </Link>
    )
  const own = item.to ? [{ label: item.label, to: item.to }] : []
  return (
    <Group label={item.label} open={isCurrent(item, pathname)} feed={item.feed}>
      {item.feed && (
        <FeedPlace
          feed={item.feed}
          look="drawer"
          lineClass="h-11"
          className="px-8"
          onNight
          withoutScript={item.withoutScript ?? '/sitemap'}
        />
      )}
      <DrawerLinks links={[...own, ...(item.children ?? [])]} pathname={pathname} />
    </Group>
  )
}
