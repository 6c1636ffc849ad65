import { usePlace } from '../../../platform/navigation/place.ts'
import { keepRedirect } from '../../../platform/navigation/redirect.ts'

/** `kept('/auth/sign-up')` is that address with the wanted page in it. */
export const useKept = () => {
  const { search } = usePlace()
  return (to: string) => keepRedirect(to, search)
}
