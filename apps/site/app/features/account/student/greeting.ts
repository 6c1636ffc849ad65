import { firstNameOf } from '../../../platform/session/names.ts'
import { useSession } from '../../../platform/session/use-session.ts'

const partOfDay = (hour: number) => (hour < 12 ? 'Good morning' : hour < 17 ? 'Good afternoon' : 'Good evening')

/** By name once it is known who looks; the page itself is the same for everyone. */
export const useGreeting = (): string => {
  const { session } = useSession()
  return session?.user.name ? `${partOfDay(new Date().getHours())}, ${firstNameOf(session.user)}.` : 'My account'
}
