import { ChevronDownIcon } from '@northlight/ui/icons/chevron-down.tsx'
import { SignOutIcon } from '@northlight/ui/icons/sign-out.tsx'
import type { SessionUser } from '../../platform/session/machine.ts'
import { firstNameOf, initialsOf } from '../../platform/session/names.ts'
import { useSignOut } from '../../platform/session/use-sign-out.ts'
import { Link } from '../../ui/controls/link.tsx'
import { accountLinks } from '../menu/menu-tree.ts'
import { dropDown, dropLink } from './menu-looks.ts'
import { useDisclosure } from './use-disclosure.ts'

/** Initials in a gold ring and, where the bar has room beside the menu, the first name. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const { item, button, panel } = useDisclosure()
  const signOut = useSignOut()
  return (
    <div className="relative" {...item}>
      <button
        {...button}
        className="inline-flex min-h-11 items-center gap-2.5 rounded-md px-1.5 text-sm font-medium whitespace-nowrap hover:text-gold aria-expanded:text-gold"
      >
        <span
          aria-hidden="true"
          className="grid size-9 place-items-center rounded-pill border border-gold text-xs font-semibold tracking-wide text-gold"
        >
          {initialsOf(user)}
        </span>
        <span className="max-[1439px]:sr-only">
          <span className="sr-only">Account: </span>
          <span className="inline-block max-w-32 truncate align-bottom">{firstNameOf(user)}</span>
        </span>
        <ChevronDownIcon size={16} className="max-[1439px]:hidden" />
      </button>
      <div {...panel} className={`menu-panel ${dropDown} right-0 left-auto`}>
        {accountLinks.map(({ label, to }) => (
          <Link key={to} to={to} className={dropLink}>
            {label}
          </Link>
        ))}
        <button
          type="button"
          disabled={signOut.pending}
          onClick={signOut.run}
          className={`${dropLink} mt-1 flex w-full items-center gap-2 rounded-t-none border-t border-line text-left`}
        >
          <SignOutIcon size={18} />
          Logout
        </button>
      </div>
    </div>
  )
}
