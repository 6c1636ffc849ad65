import { useRead } from '../../../platform/api/use-read.ts'
import { ButtonLink, Link } from '../../../ui/controls/link.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { SkeletonLines } from '../../../ui/layout/skeleton.tsx'
import { childPath } from '../../account/children/child-path.ts'
import { registrationPath } from '../paths.ts'

/** An account without an application of its own. A parent's mails lead here too, whose child has one. */
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
      {children.length > 0 ? (
        <EmptyState title="An application is in the account of the student">
          <p>This is your own account. How far the application of your child is, you see here:</p>
          <ul className="mt-3 grid gap-2">
            {children.map(({ id, name }) => (
              <li key={id}>
                <Link to={childPath(id)}>{name}</Link>
              </li>
            ))}
          </ul>
          <p className="mt-3">To pay, to change the test date or to accept a seat, sign in as the student.</p>
        </EmptyState>
      ) : (
        <EmptyState
          title="No application yet"
          action={<ButtonLink to={registrationPath}>Register for the test</ButtonLink>}
        >
          <p>This account has not registered for the aptitude test. It takes ten minutes and a small fee.</p>
        </EmptyState>
      )}
    </div>
  )
}
