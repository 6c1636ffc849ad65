import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../../platform/session/store.ts'

/** Looked after once in a visit: whatever comes of it, the report can be opened the next time. */
const seen = new Set<string>()

/**
 * A paper that ended while this browser had no line may have left answers on it. The page of the test sends them and
 * shows the receipt, so the student is led there first.
 */
export const useLeftBehind = (detail: string) => {
  const navigate = useNavigate()
  const email = useSession().session?.user.email
  useEffect(() => {
    const path = `${detail}/ongoing`
    if (!email || seen.has(path)) return
    seen.add(path)
    import('../exam/log/left-behind.ts')
      .then(async ({ isLeftBehind }) => {
        if (await isLeftBehind(path, email)) await navigate(path, { replace: true })
      })
      // A browser that keeps nothing has left nothing behind.
      .catch(() => undefined)
  }, [detail, email, navigate])
}
