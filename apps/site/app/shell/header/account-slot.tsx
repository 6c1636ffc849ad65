import { Icon } from '@northlight/ui/kit/icon.tsx'
import { chevronDownIcon, signOutIcon } from '@northlight/ui/kit/icons.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { usePlace } from '../../platform/navigation/place.ts'
import { useJoining } from '../../platform/paths/joining.ts'
import { ApplyLink } from '../menu/apply-link.tsx'
import { isWithin } from '../menu/is-within.ts'
import { accountLinks, singleLinks } from '../menu/menu-tree.ts'
import { dropDown, dropLink } from './menu-looks.ts'

/**
 * Sign In for guests, the account for the signed-in. Both stand in the document, which is the same for everybody; CSS
 * shows one of them by the session, see `live/session-mark.ts`.
 */
export function AccountSlot() {
  const { say } = useWords()
  const { pathname } = usePlace()
  const { isOpen } = useJoining()
  return (
    <>
      <div className="guest-only flex min-w-16 justify-end max-menu:hidden">
        <Link
          to={singleLinks.signIn}
          className="inline-flex min-h-11 items-center px-2.5 py-2 text-sm leading-tight font-medium whitespace-nowrap no-underline max-[1400px]:px-1"
          aria-current={isWithin(singleLinks.signIn, pathname) ? 'page' : undefined}
        >
          {say('Sign In')}
        </Link>
      </div>
      <div className="member-only menu-item flex min-w-16 justify-end" data-menu="">
        <AccountMenu pathname={pathname} />
      </div>
      {/* On a phone there is room for one of the two, and the signed-in have begun already. */}
      {/* The longer words have no room beside the name on a phone, where the row below has both ways to call. */}
      <ApplyLink variant="gold" size="sm" className={isOpen ? 'apply-link' : 'apply-link max-menu:hidden'} />
    </>
  )
}

/** Initials in a gold ring and, where the bar has room beside the menu, the first name. */
function AccountMenu({ pathname }: { pathname: string }) {
  const { say, stored } = useWords()
  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        aria-expanded="false"
        className="inline-flex min-h-11 items-center gap-2.5 rounded-md px-1.5 text-sm font-medium whitespace-nowrap hover:text-gold aria-expanded:text-gold"
      >
        <span
          aria-hidden="true"
          data-account="initials"
          className="grid size-9 place-items-center rounded-pill border border-gold text-xs font-semibold tracking-wide text-gold"
        />
        <span className="max-[1439px]:sr-only">
          <span className="sr-only">{say('Account')}: </span>
          <span data-account="first-name" className="inline-block max-w-32 truncate align-bottom" />
        </span>
        <Icon path={chevronDownIcon} size={16} className="max-[1439px]:hidden" />
      </button>
      <div id="account-menu" popover="auto" className={`${dropDown} menu-end`}>
        {accountLinks.map(({ label, to }) => (
          <Link key={to} to={to} className={dropLink} aria-current={isWithin(to, pathname) ? 'page' : undefined}>
            {stored(label)}
          </Link>
        ))}
        <button
          type="button"
          data-sign-out
          className={`${dropLink} mt-1 flex w-full items-center gap-2 rounded-t-none border-t border-line text-left noscript:hidden`}
        >
          <Icon path={signOutIcon} size={18} />
          {say('Logout')}
        </button>
      </div>
    </>
  )
}
