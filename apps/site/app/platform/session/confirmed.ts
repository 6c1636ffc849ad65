import { toast } from '../../ui/toasts/toast.ts'

/** A mailed link leads back here with `?verified=`; it is said once, and the address is cleaned. */
export const sayWhetherConfirmed = () => {
  const url = new URL(location.href)
  const verified = url.searchParams.get('verified')
  if (verified === null) return
  url.searchParams.delete('verified')
  history.replaceState(history.state, '', url)
  if (verified === 'true') toast.success('Your e-mail address is confirmed.')
  else toast.warning('This link no longer works. Sign in and ask for a new one.')
}
