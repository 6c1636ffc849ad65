import { networkError } from '@northlight/contract/network-error'
import { isApiError } from './api-error.ts'

/** For forms: anyone who typed much fears for it first. */
export const networkErrorTyped = networkError.replace(/\.$/, '; nothing you typed is lost.')

/** What a person is told of a call that failed: the server's own sentence, or that it was not reached. */
export const sentenceOf = (error: unknown, otherwise = networkError): string =>
  isApiError(error) && error.status > 0 ? error.message : otherwise
