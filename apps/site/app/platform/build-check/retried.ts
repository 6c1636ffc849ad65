import { seconds } from '@northlight/contract/durations'

const pause = seconds(1)

/**
 * What fails is tried once more. Of a dynamic import only a younger browser fetches the file again: Chromium before
 * 2026 and Firefox before 155 remember for the whole document that an address failed, and fail at once. What comes to
 * nothing there needs a new document.
 */
export const retried = async <Value>(
  fetchIt: () => Promise<Value>,
  wait = () => new Promise((resolve) => setTimeout(resolve, pause)),
): Promise<Value> => {
  try {
    return await fetchIt()
  } catch {
    await wait()
    return fetchIt()
  }
}
