import { isApiError } from './api-error.ts'

/** For what only adds to a page: without it the page is still shown. Other failures are failures. */
export const orNull = async <Value>(reading: Promise<Value>): Promise<Value | null> => {
  try {
    return await reading
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null
    throw error
  }
}
