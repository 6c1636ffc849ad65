import { isRouteErrorResponse } from 'react-router'

export type Failure = { status: number; message: string; requestId?: string }

type ApiErrorShape = Error & { status: number; requestId?: string; errors?: Record<string, string[]> }

/**
 * Known by its shape and not by its class: on the server the error is thrown by the server's own copy
 * of the client, in the browser by the one in the bundle.
 */
export const isApiError = (error: unknown): error is ApiErrorShape =>
  error instanceof Error && error.name === 'ApiError' && 'status' in error && typeof error.status === 'number'

const requestIdIn = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'requestId' in body && typeof body.requestId === 'string'
    ? body.requestId
    : undefined

const messageIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string' ? body.message : ''

/** Nothing came back, or not all of the page: no fault of the server, and nothing it could have said. */
const isUnreached = (error: unknown) =>
  (error instanceof Error && error.name === 'ChunkError') || globalThis.navigator?.onLine === false

const noLine = 'The page could not be fetched. Check your connection and try again.'

/** Anything thrown, as what the error screen may show. Messages of unknown errors stay inside. */
export const failureOf = (error: unknown): Failure => {
  if (isRouteErrorResponse(error))
    return { status: error.status, message: messageIn(error.data), requestId: requestIdIn(error.data) }
  if (isApiError(error)) return { status: error.status || 503, message: error.message, requestId: error.requestId }
  if (isUnreached(error)) return { status: 503, message: noLine }
  return { status: 500, message: '' }
}
