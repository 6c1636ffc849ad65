import { askForFactor } from '../api/factor-prompt.ts'
import { useMe } from './use-me.ts'

/** Opens a file that asks for a fresh factor. The browser fetches it and cannot be asked, so the factor is shown before. */
export const useProtectedFile = () => {
  const me = useMe()
  return async (address: string) => {
    const until = me.factor.fresh_until
    if ((until && Date.parse(until) > Date.now()) || (await askForFactor())) location.assign(address)
  }
}
