import { withoutLanguage } from '@northlight/contract/words/language-paths'
import { Link } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useRootData } from '../../platform/institute/root-data.ts'
import { usePlace } from '../../platform/navigation/place.ts'
import { isWithin } from '../menu/is-within.ts'
import { isCurrent, shownMenu } from '../menu/menu-tree.ts'
import { MenuGroup } from './menu-group.tsx'
import { topItem } from './menu-looks.ts'

/**
 * The menu above 992 px: popovers, which `live/menus.ts` also opens by resting on them and walks with arrow keys. It
 * begins at the brand and grows to the right: a browser that paints half of the header moves nothing when the rest comes.
 */
export function MainMenu() {
  const { say, stored } = useWords()
  const root = useRootData()
  const pathname = withoutLanguage(usePlace().pathname)
  return (
    <nav aria-label={say('Main')} data-main-menu className="grow max-menu:hidden">
      <ul className="flex xl:gap-x-1">
        {shownMenu(root).map((item) =>
          item.children || item.feed ? (
            <MenuGroup key={item.label} item={item} current={isCurrent(item, pathname)} pathname={pathname} />
          ) : (
            <li key={item.label}>
              <Link
                to={item.to ?? '/'}
                data-top
                aria-current={isWithin(item.to ?? '/', pathname) ? 'page' : undefined}
                className={topItem}
              >
                {stored(item.label)}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
