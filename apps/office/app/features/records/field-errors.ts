import { isApiError } from '../../platform/api/client.ts'

/** Messages of a refused save by the name of their field. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  isApiError(error)
    ? Object.fromEntries(
        Object.entries(error.errors).map(([path, messages]) => [
          path.replace(/^(?:changes|values)\./, '').split('.')[0] ?? path,
          messages[0] ?? '',
        ]),
      )
    : {}
