import { withoutLanguage } from '@northlight/contract/words/language-paths'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { menuIcon } from '@northlight/ui/kit/icons.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { SearchLink } from '../../features/reading/search/search-link.tsx'
import { useRootData } from '../../platform/institute/root-data.ts'
import { DrawnOnce } from '../../platform/islands/drawn-once.tsx'
import { usePlace } from '../../platform/navigation/place.ts'
import { DrawerMenu, drawerId } from '../drawer/drawer-menu.tsx'
import { placeInMenu } from '../menu/place-in-menu.ts'
import { AccountSlot } from './account-slot.tsx'
import { Brand } from './brand.tsx'
import { MainMenu } from './main-menu.tsx'
import { TopBar } from './top-bar.tsx'

/**
 * The top bar scrolls away and the bar stays: the header sticks as far above the edge as the top bar is high, so
 * nothing on the page moves. On a low screen none of it stays.
 * Which menu is shown is a matter of CSS, so that no device sees the other one first.
 */
export function Header() {
  const { say } = useWords()
  const { institute } = useRootData()
  const { pathname } = usePlace()
  return (
    <header
      data-noprint
      className="on-night sticky -top-10 low:static z-30 bg-night has-[>:first-child_:focus-visible]:top-0"
    >
      <TopBar institute={institute} />
      <DrawnOnce part={`header ${placeInMenu(withoutLanguage(pathname))}`}>
        <div data-site-bar className="relative border-b border-line-night">
          <div className="wrap flex min-h-16 items-center gap-[clamp(8px,1.4vw,32px)] max-[360px]:gap-1 max-menu:flex-wrap menu:min-h-19">
            <Brand institute={institute} compact />
            <MainMenu />
            <div className="flex items-center justify-end gap-3 max-[360px]:gap-1 max-menu:ml-auto max-menu:flex-wrap">
              <SearchLink size={20} className="grid size-11 max-[379px]:hidden menu:max-[1199px]:hidden" />
              <AccountSlot />
              <button
                type="button"
                aria-label={say('Open menu')}
                aria-haspopup="dialog"
                popoverTarget={drawerId}
                popoverTargetAction="show"
                className="-mr-3 grid size-12 place-items-center rounded-md menu:hidden"
              >
                <Icon path={menuIcon} size={24} />
              </button>
            </div>
          </div>
        </div>
        <DrawerMenu />
      </DrawnOnce>
    </header>
  )
}
