import { unreached } from '@northlight/contract/unreached'
import { isApiError } from './api-error.ts'

/** For forms: whoever typed much fears for it first. */
export const unreachedTyped = unreached.replace(/\.$/, '; nothing you typed is lost.')

/** What a person is told of a call that failed: the server's own sentence, or that it was not reached. */
export const sentenceOf = (error: unknown, otherwise = unreached): string =>
  isApiError(error) && error.status > 0 ? error.message : otherwise
