import { classes } from '@northlight/ui/classes.ts'
import { useLocation } from 'react-router'
import { lazyPart, Part } from '../../platform/loading/part.tsx'
import { useSession } from '../../platform/session/store.ts'
import { ButtonLink, Link } from '../../ui/controls/link.tsx'

const accountMenu = lazyPart(() => import('./account-menu.tsx').then((part) => part.AccountMenu))

const sign =
  'inline-flex min-h-11 items-center px-2.5 py-2 text-sm leading-tight font-medium whitespace-nowrap no-underline max-menu:hidden max-[1400px]:px-1'

/** Sign In for guests, the account for the signed-in, neither while that is not known; the box is the same size. */
export function AccountSlot() {
  const { status, session } = useSession()
  const { pathname } = useLocation()
  const signedIn = status === 'authenticated'
  return (
    <>
      <div className={classes('flex min-w-16 justify-end', !signedIn && 'max-menu:hidden')} data-session={status}>
        {status === 'unauthenticated' && (
          <Link to="/auth/sign-in" className={sign} aria-current={pathname === '/auth/sign-in' ? 'page' : undefined}>
            Sign In
          </Link>
        )}
        {signedIn && (
          <Part
            part={accountMenu}
            props={{ user: session.user }}
            waiting={<span className={sign}>Account</span>}
            onNight
          />
        )}
      </div>
      <noscript>
        <a href="/auth/sign-in" className={sign}>
          Sign In
        </a>
      </noscript>
      {/* On a phone there is room for one of the two, and the signed-in have begun already. */}
      <ButtonLink
        to="/admission"
        variant="gold"
        size="sm"
        className={classes('apply-link', signedIn && 'max-menu:hidden')}
      >
        Apply
      </ButtonLink>
    </>
  )
}
