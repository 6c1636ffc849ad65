import { Link, useRouteError } from 'react-router'
import { Bare } from '../features/frame/bare.tsx'
import { useFailureNumber } from '../platform/failures/use-failure-number.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Empty } from '../ui/states.tsx'

const title = 'This screen has stopped working'

function NumberOf({ error }: { error: unknown }) {
  const number = useFailureNumber(error)
  return (
    <p className="tiny" role="status">
      {number && `If it happens again, tell the person who looks after the server this number: ${number}`}
    </p>
  )
}

/** Inside the frame: the navigation stays, and every other screen still opens. */
export function ScreenFailed() {
  const error = useRouteError()
  return (
    <div role="alert">
      <PageHead title={title} />
      <Empty
        icon="offline"
        title="An error occurred"
        acts={
          <>
            <Button look="primary" onClick={() => location.reload()}>
              Reload
            </Button>
            <Link className={buttonClass({})} to="/">
              To today
            </Link>
          </>
        }
      >
        What you typed is kept on this device. The other screens still work.
      </Empty>
      <NumberOf error={error} />
    </div>
  )
}

/** The frame itself failed, or a screen before the sign-in. */
export function OfficeFailed() {
  const error = useRouteError()
  return (
    <Bare title={title}>
      <h1>{title}</h1>
      <p className="muted after-form">What you typed is kept on this device.</p>
      <div className="form">
        <Button look="primary" wide onClick={() => location.reload()}>
          Reload
        </Button>
      </div>
      <NumberOf error={error} />
    </Bare>
  )
}
