import type { ApplicationState } from '@northlight/contract/admissions/states'
import { closeOffered, holdOffered } from '../../enrolments/close-offered.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { tellOfRegistration } from '../mails.ts'
import type { Registration } from '../queries.ts'
import * as queries from '../queries.ts'
import { move } from '../timeline.ts'
import { branchOf } from './queries.ts'

type Step = {
  from: ApplicationState[]
  to: ApplicationState
  action: string
  tells?: 'offered' | 'admitted' | 'declined'
}

const take = (ctx: Ctx, id: number, step: Step, note?: string): Promise<Registration> => {
  allow(ctx, 'applications.move')
  return inTransaction(ctx, async (ctx) => {
    allow(ctx, 'applications.move', { branch: (await branchOf(ctx.db, id)) ?? null })
    if (step.to === 'declined') await holdOffered(ctx, id)
    const row = (await queries.lockRegistration(ctx, id)) ?? fail('not_found')
    if (!step.from.includes(row.state))
      fail('conflict', `This application is ${row.state}; it cannot become ${step.to} from there.`)
    const moved = await move(ctx, id, { to: step.to, action: step.action, note })
    if (step.to === 'declined') await closeOffered(ctx, id)
    if (step.tells) await enqueue(ctx, tellOfRegistration, { id, about: step.tells })
    return moved
  })
}

/** What the office does with an application. Each is written into the timeline the family sees. */
export const markSeenInHall = (ctx: Ctx, id: number) =>
  take(ctx, id, { from: ['paid', 'hall-ticket-issued'], to: 'appeared', action: 'mark-appeared' })

export const offerSeat = (ctx: Ctx, id: number, note?: string) =>
  take(ctx, id, { from: ['appeared'], to: 'offered', action: 'offer-seat', tells: 'offered' }, note)

export const admit = (ctx: Ctx, id: number, note?: string) =>
  take(ctx, id, { from: ['offered'], to: 'admitted', action: 'admit', tells: 'admitted' }, note)

export const decline = (ctx: Ctx, id: number, note?: string) =>
  take(ctx, id, { from: ['appeared', 'offered'], to: 'declined', action: 'decline', tells: 'declined' }, note)
