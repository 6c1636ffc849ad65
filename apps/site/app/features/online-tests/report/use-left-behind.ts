import { useEffect } from 'react'
import { fetchFile } from '../../../platform/build-check/fetch-file.ts'
import { useGo } from '../../../platform/navigation/place.ts'
import { useSession } from '../../../platform/session/use-session.ts'

/** Looked after once in a visit: whatever comes of it, the report can be opened the next time. */
const seen = new Set<string>()

/**
 * A paper that ended while this browser had no connection may have left answers on it. The page of the test sends them and
 * shows the receipt, so the student is led there first.
 */
export const useLeftBehind = (detail: string) => {
  const navigate = useGo()
  const email = useSession().session?.user.email
  useEffect(() => {
    const path = `${detail}/ongoing`
    if (!email || seen.has(path)) return
    seen.add(path)
    fetchFile(() => import('../exam/log/left-behind.ts'))
      .then(async ({ isLeftBehind }) => {
        if (await isLeftBehind(path, email)) navigate(path, { replace: true })
      })
      // A browser that keeps nothing has left nothing behind. A lost file is asked for at the next visit.
      .catch(() => undefined)
  }, [detail, email, navigate])
}
