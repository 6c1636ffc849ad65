import * as audit from '@northlight/contract/office/audit'
import { ownActs } from '@northlight/contract/office/me'
import { implement } from '../kernel/implement.ts'
import { checkStamp } from './check-stamp.ts'
import * as lines from './lines.ts'

export const auditRoutes = [
  implement(ownActs, (ctx, call) => lines.ownActs(ctx, call)),
  implement(audit.auditLines, (ctx, call) => lines.auditLines(ctx, call)),
  implement(audit.checkStamp, (ctx, { input }) => checkStamp(ctx, input.line)),
]
