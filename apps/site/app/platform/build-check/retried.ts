import { seconds } from '@northlight/contract/durations'

const pause = seconds(1)

/** A dynamic import that fails is retried once. */
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
