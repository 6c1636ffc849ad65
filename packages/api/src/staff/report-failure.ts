import type { InputOf } from '@northlight/contract/endpoint'
import type { reportFailure as contract } from '@northlight/contract/office/me'
import type { Ctx } from '../kernel/context.ts'
import { allow } from '../kernel/policy.ts'

/** A failure of a screen, logged like one of the server: without the person who had it, and with personal data hidden. */
export const reportFailure = async (ctx: Ctx, { screen, type, message, at }: InputOf<typeof contract>) => {
  allow(ctx, 'own.security')
  const err = new Error(message)
  err.name = type
  err.stack = [type, ...at.map((line) => `    at ${line}`)].join('\n')
  const { requestId } = ctx
  ctx.services.logger.error({ requestId, screen, err }, 'a screen of the office failed')
  return { number: requestId }
}
