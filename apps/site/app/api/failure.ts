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

/** Anything thrown, as what the error screen may show. Messages of unknown errors stay inside. */
export const failureOf = (error: unknown): Failure => {
  if (isRouteErrorResponse(error))
    return { status: error.status, message: messageIn(error.data), requestId: requestIdIn(error.data) }
  if (isApiError(error)) return { status: error.status || 503, message: error.message, requestId: error.requestId }
  return { status: 500, message: '' }
}
