import {
  type Choices,
  choicesSaid,
  type FailureBody,
  type FailureCode,
  type FieldErrors,
  failures,
  type Needed,
  summaryOf,
} from '@northlight/contract/errors'
import { ClientDisconnected, ServerBusy } from '@northlight/contract/queue'
import { DatabaseReadOnly, isStorageFailure } from '@northlight/db/errors'
import type { Logger } from './context.ts'
import { StorageUnreachable } from './storage-unreachable.ts'

/** A failure that was foreseen: its code decides the status, and its message may be read by anyone. */
export class ApiFailure extends Error {
  readonly code: FailureCode
  readonly errors: FieldErrors | undefined
  readonly headers: Record<string, string>
  readonly needs: Needed | undefined
  /** Fields that clients of one call look for beside the message. */
  readonly extra: Record<string, unknown>

  constructor(
    code: FailureCode,
    options: {
      message?: string
      errors?: FieldErrors
      headers?: Record<string, string>
      needs?: Needed
      extra?: Record<string, unknown>
    } = {},
  ) {
    super(options.message ?? failures[code].message)
    this.name = 'ApiFailure'
    this.code = code
    this.errors = options.errors
    this.headers = options.headers ?? {}
    this.needs = options.needs
    this.extra = options.extra ?? {}
  }
}

export const fail = (code: FailureCode, message?: string): never => {
  throw new ApiFailure(code, { message })
}

/** 422 with a message on each field. Where a field has a closed list, the message also says what stands in it. */
export const invalid = (errors: FieldErrors, choices: Choices = {}): never => {
  throw new ApiFailure('invalid', { message: summaryOf(errors) + choicesSaid(choices), errors })
}

export const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } as const

/** How many seconds later a file that could not be fetched or stored is worth another try. */
export const retryFiles = 30

/** Foreseen failures say what they are, a full disk or a stopped database says so; anything else is logged whole and leaves as one sentence and a request id. */
export const failureResponse = (
  error: unknown,
  requestId: string,
  logger: Logger,
  extra: { status?: false } = {},
): Response => {
  if (error instanceof ServerBusy || error instanceof DatabaseReadOnly)
    return failureResponse(
      new ApiFailure('unavailable', { message: error.message, headers: { 'retry-after': String(error.retryAfter) } }),
      requestId,
      logger,
      extra,
    )
  // Nobody is there to read it; it must only not be told as a failure of ours.
  if (error instanceof ClientDisconnected) return new Response(null, { status: failures.bad_request.status })
  if (error instanceof ApiFailure) {
    const body: FailureBody = {
      ...extra,
      message: error.message,
      ...(error.errors && { errors: error.errors }),
      ...(error.needs && { needs: error.needs }),
      ...error.extra,
    }
    return new Response(JSON.stringify(body), {
      status: failures[error.code].status,
      headers: { ...jsonHeaders, ...error.headers },
    })
  }
  if (isStorageFailure(error)) {
    logger.error({ err: error, requestId }, 'nothing can be stored')
    const body: FailureBody = { ...extra, message: failures.storage_unavailable.message, code: 'storage_unavailable' }
    return new Response(JSON.stringify(body), { status: failures.storage_unavailable.status, headers: jsonHeaders })
  }
  if (error instanceof StorageUnreachable) {
    logger.error({ err: error, requestId }, 'the storage of files does not answer')
    return failureResponse(
      new ApiFailure('files_unavailable', { headers: { 'retry-after': String(retryFiles) } }),
      requestId,
      logger,
      extra,
    )
  }
  logger.error({ err: error, requestId }, 'unexpected failure')
  const body: FailureBody = { ...extra, message: failures.unexpected.message, request_id: requestId }
  return new Response(JSON.stringify(body), { status: failures.unexpected.status, headers: jsonHeaders })
}
