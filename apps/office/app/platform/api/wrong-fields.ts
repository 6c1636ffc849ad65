import { isApiError } from './client.ts'

/** What the server says of single fields, by their names: the first sentence of each. */
export const wrongFields = (failure: unknown): Record<string, string | undefined> =>
  isApiError(failure)
    ? Object.fromEntries(Object.entries(failure.errors ?? {}).map(([name, sentences]) => [name, sentences[0]]))
    : {}
