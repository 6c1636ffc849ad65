export type ApiErrorShape = Error & { status: number; requestId?: string; errors?: Record<string, string[]> }

/**
 * Known by its shape and not by its class: on the server the error is thrown by the server's own copy
 * of the client, in the browser by the one in the bundle.
 */
export const isApiError = (error: unknown): error is ApiErrorShape =>
  error instanceof Error && error.name === 'ApiError' && 'status' in error && typeof error.status === 'number'
