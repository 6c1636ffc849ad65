import type { Client } from '@northlight/contract/client'
import type { FeedbackView, TrialView } from '@northlight/contract/results/practice'
import { isApiError } from '../../../platform/api/api-error.ts'
import { toast } from '../../../ui/toasts/toast.ts'

/** Five questions of a visitor with what was answered, as this browser keeps them. The token is what moves them. */
export type KeptTrial = { trial: TrialView; feedbacks: [number, FeedbackView][] }

const key = 'practice:trial'

export const readTrial = (): KeptTrial | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof kept === 'object' && kept !== null && 'trial' in kept ? (kept as KeptTrial) : null
  } catch {
    return null
  }
}

export const writeTrial = (kept: KeptTrial | null) => {
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept))
    else localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing: the five questions end with this page.
  }
}

/** After signing in: what was answered as a visitor moves into the account, once. */
export const keepTrial = async (client: Client): Promise<void> => {
  const kept = readTrial()
  if (!kept) return
  if (kept.feedbacks.length === 0) return writeTrial(null)
  try {
    await client.post('/practice/trials/{token}', {}, { params: { token: kept.trial.token } })
    writeTrial(null)
    toast.success('Your five questions are kept in your account.')
  } catch (error) {
    // Older than a week, or moved before: there is nothing left to move.
    if (isApiError(error) && error.status === 404) writeTrial(null)
  }
}
