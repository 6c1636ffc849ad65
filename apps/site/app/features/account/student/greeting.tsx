import type { ReactNode } from 'react'
import { firstNameOf } from '../../../platform/session/names.ts'
import { useSession } from '../../../platform/session/use-session.ts'

const partOfDay = (hour: number) => (hour < 12 ? 'Good morning' : hour < 17 ? 'Good afternoon' : 'Good evening')

/**
 * By name once it is known who looks; the page itself is the same for everyone. On a phone the name has a line of its
 * own, which is there before the name: nothing below moves.
 */
export const useGreeting = (): ReactNode => {
  const { session } = useSession()
  const name = session?.user.name && `${firstNameOf(session.user)}.`
  return (
    <>
      {name ? `${partOfDay(new Date().getHours())}, ` : 'My account '}
      <br className="sm:hidden" />
      {name || <span className="sm:hidden">&nbsp;</span>}
    </>
  )
}
