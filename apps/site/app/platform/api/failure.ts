import { isRouteErrorResponse } from 'react-router'
import { isApiError } from './api-error.ts'

export type Failure = {
  status: number
  message: string
  requestId?: string
  /** Nobody answered, so there is no number of an error to show. */
  isUnreached?: boolean
}

const requestIdIn = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'requestId' in body && typeof body.requestId === 'string'
    ? body.requestId
    : undefined

const messageIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string' ? body.message : ''

/** Nothing came back: no fault of the server, and nothing it could have said. */
const isUnreached = () => globalThis.navigator?.onLine === false

const unreachable = 'The page could not be loaded. Check your connection and try again.'

/** Anything thrown, as what the error screen may show. Messages of unknown errors stay inside. */
export const failureOf = (error: unknown): Failure => {
  if (isRouteErrorResponse(error))
    return { status: error.status, message: messageIn(error.data), requestId: requestIdIn(error.data) }
  if (isApiError(error))
    return {
      status: error.status || 503,
      message: error.message,
      requestId: error.requestId,
      isUnreached: !error.status,
    }
  if (isUnreached()) return { status: 503, message: unreachable, isUnreached: true }
  return { status: 500, message: '' }
}
