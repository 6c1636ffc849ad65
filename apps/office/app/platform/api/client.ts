import { ApiError, type CallOptions, type Client, type ClientOptions, createClient } from '@northlight/contract/client'
import { branchHeaders } from '../browser-storage/branch-in-view.ts'
import { attendedHeaders } from '../session/attended.ts'
import { session, sessionToken } from '../session/session.ts'
import { askForFactor } from './factor-prompt.ts'
import { type Progress, sendWithProgress } from './upload.ts'

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError

/** The API of the process that serves this page. */
const own: ClientOptions = {
  baseUrl: '',
  token: sessionToken,
  withReads: () => ({ ...branchHeaders(), ...attendedHeaders() }),
  // Money that is taken lies at the desk of the branch in view.
  withWrites: () => ({ ...branchHeaders(), ...attendedHeaders() }),
  // The screen that made the call is left for the sign-in, which leads back to it.
  onUnauthenticated: () => session.set({ status: 'guest' }),
}
const plain = createClient(own)

type Body = Record<string, unknown> | FormData
type AnyClient = {
  get<Reply>(path: string, options?: CallOptions): Promise<Reply>
  post<Reply>(path: string, body?: Body, options?: CallOptions): Promise<Reply>
  delete<Reply>(path: string, options?: CallOptions): Promise<Reply>
}
const any = plain as unknown as AnyClient

/** Money, roles, releases and backups want the second factor again: it is asked for, and the same call sent once more. */
const withFactor = async <Reply>(call: () => Promise<Reply>): Promise<Reply> => {
  try {
    return await call()
  } catch (error) {
    if (!isApiError(error) || error.code !== 'stale-factor' || !(await askForFactor())) throw error
    return call()
  }
}

/**
 * Calls whose address is made from the name of a type, which the typed list of endpoints cannot know. What they reply
 * is typed where they are made.
 */
export const calls: AnyClient = {
  get: (path, options) => withFactor(() => any.get(path, options)),
  post: (path, body, options) => withFactor(() => any.post(path, body, options)),
  delete: (path, options) => withFactor(() => any.delete(path, options)),
}

/** Sends a form with a file and tells how far it is. */
export const upload = <Reply>(path: string, form: FormData, onProgress: Progress): Promise<Reply> =>
  (createClient({ ...own, fetch: sendWithProgress(onProgress) }) as unknown as AnyClient).post<Reply>(path, form)

/** The calls of the contract by their written address. */
export const client = calls as unknown as Client

/** What a person is told of a call that failed. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'An error occurred. Please try again.'

/** The whole body of a refusal, where it says more than a sentence: both sides of a conflict, the uses of a record. */
export const bodyOf = (error: unknown): Record<string, unknown> => (isApiError(error) ? { ...error.body } : {})
