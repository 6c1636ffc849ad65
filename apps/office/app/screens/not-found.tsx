import { Bare } from '../features/frame/bare.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Nowhere } from '../ui/states.tsx'

export function NotFoundScreen() {
  return (
    <>
      <PageHead title="Not here" />
      <Nowhere />
    </>
  )
}

/** For anyone who has an account but no place in the office. */
export function StaffOnly({ onSignOut }: { onSignOut: () => void }) {
  return (
    <Bare title="For staff">
      <h1>This part is for staff</h1>
      <p className="muted after-form">
        You are signed in, but not as one of the institute. Your own pages are on the site.
      </p>
      <div className="form">
        <a className={buttonClass({ look: 'primary', wide: true })} href="/profile">
          To my pages
        </a>
        <Button wide onClick={onSignOut}>
          Sign in with another account
        </Button>
      </div>
    </Bare>
  )
}
