import { ButtonLink, Link } from '@northlight/ui/kit/link.tsx'
import { SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { useRead } from '../../../platform/api/use-read.ts'
import { childPath } from '../../../platform/paths/paths.ts'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { registrationPath } from '../paths.ts'

/**
 * An account without an application of its own. A parent's mails lead here too: a child that is joined to the account
 * may have one and may have none, so the way to register stays.
 */
export function NoApplication() {
  const call = useRead('children', (client) => client.get('/children').then(({ children }) => children))
  if (call.status === 'loading')
    return (
      <div className="wrap min-h-96 py-section">
        <SkeletonLines lines={6} />
      </div>
    )
  // A student of age shares marks and fees; the application stays with the student.
  const children = (call.value ?? []).filter(({ by }) => by === 'agreement')
  return (
    <div className="wrap py-section">
      <EmptyState
        title="No application in this account"
        action={<ButtonLink to={registrationPath}>Register for the test</ButtonLink>}
      >
        {call.status === 'failed' ? (
          <>
            <p>An application is kept in the account of the student. If your child has one, it is shown here.</p>
            <TryAgainLine retry={call.retry} className="mt-3" />
          </>
        ) : children.length > 0 ? (
          <>
            <p>
              An application is kept in the account of the student. If your child has one, you see here how far it is:
            </p>
            <ul className="mt-3 grid gap-2">
              {children.map(({ id, name }) => (
                <li key={id}>
                  <Link to={childPath(id)}>{name}</Link>
                </li>
              ))}
            </ul>
            <p className="mt-3">To pay, to change the test date or to accept a seat, sign in as the student.</p>
            <p className="mt-3">
              To register a student, sign out first and give the student’s own e-mail address: each student has an
              account of their own.
            </p>
          </>
        ) : (
          <p>This account has not registered for the aptitude test. It takes ten minutes and a small fee.</p>
        )}
      </EmptyState>
    </div>
  )
}
