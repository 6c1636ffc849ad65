import { makeSittings as makeSittingsCall } from '@northlight/contract/admissions/new-sittings'
import * as many from '@northlight/contract/admissions/office-many'
import * as contract from '@northlight/contract/admissions/office-seats'
import { applicationStates } from '@northlight/contract/admissions/states'
import { indianDay } from '@northlight/contract/dates'
import { dayAfter } from '@northlight/contract/payments/refund-rule'
import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/context.ts'
import { implement } from '../../kernel/implement.ts'
import { allow, branchesOf } from '../../kernel/policy.ts'
import { admissionFacts } from '../online-test/bands.ts'
import * as queries from '../queries.ts'
import { currentSeason } from '../sittings/seasons.ts'
import { toApplication } from '../views.ts'
import { detailOf } from './detail.ts'
import { makeSittings } from './make-sittings.ts'
import { moveChosen, moveEverybody } from './move-seats.ts'
import { offer, offerMany } from './offer.ts'
import { offerChoicesFor } from './offer-choices.ts'
import { openApplication } from './open-application.ts'
import { applications } from './queries.ts'
import { remindMany, remindSitting } from './remind.ts'
import { changeSitting, copySitting, listSittings } from './sittings.ts'
import { takeSeat } from './take-seat.ts'
import { issueTickets } from './tickets-file.ts'
import { undoTakeSeat } from './undo-take-seat.ts'

const shown = async (ctx: Ctx, id: number, message: string) => ({
  message,
  application: await detailOf(ctx, await openApplication(ctx, id, 'applications.read')),
})

const movedWords = (moved: number) => `${moved} ${moved === 1 ? 'family is' : 'families are'} moved and told.`

const reminded = <Result extends { done: number }>(result: Result) => ({
  message: `${result.done} ${result.done === 1 ? 'family gets' : 'families get'} a mail; whoever had one today gets no second.`,
  ...result,
})

/** Counted by the indexed states; those of one's own branches where one has some. */
const pipeline = async (ctx: Ctx) => {
  const branches = branchesOf(ctx, allow(ctx, 'applications.read'))
  const today = indianDay(ctx.now())
  const counts = await applications(ctx.db, { branches })
    .select(({ fn }) => ['registrations.state', fn.countAll<number>().as('count')])
    .groupBy('registrations.state')
    .execute()
  const attention = await applications(ctx.db, { branches })
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('registrations.attention', 'is not', null)
    .executeTakeFirstOrThrow()
  const lapsing = await applications(ctx.db, { branches, state: 'offered' })
    .innerJoin('offers', 'offers.registration_id', 'registrations.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('offers.replaced_at', 'is', null)
    .where('offers.until', '<=', dayAfter(today, 7))
    .executeTakeFirstOrThrow()
  return {
    states: applicationStates.map((state) => ({
      state,
      count: Number(counts.find((one) => one.state === state)?.count ?? 0),
    })),
    attention: Number(attention.count),
    lapsing: Number(lapsing.count),
  }
}

/** Of the season that is open, in one's own branches; percentages alone. */
const bandFacts = async (ctx: Ctx) => {
  const branches = branchesOf(ctx, allow(ctx, 'applications.read'))
  const season = await currentSeason(ctx)
  const rows = await applications(ctx.db, { branches })
    .select('registrations.percent')
    .where('registrations.season', '=', season)
    .where('registrations.percent', 'is not', null)
    .where('registrations.state', '!=', 'withdrawn')
    .orderBy('registrations.percent', 'desc')
    .execute()
  const bands = (await admissionFacts(ctx))?.scholarship.bands ?? []
  return {
    season,
    percents: rows.flatMap(({ percent }) => (percent === null ? [] : [percent])),
    bands: bands.map(({ label, min_percent, waiver_percent }) => ({ label, min_percent, waiver_percent })),
  }
}

export const admissionDeskRoutes = [
  implement(contract.bandFacts, async (ctx) => ({ message: 'What bands are tried on.', ...(await bandFacts(ctx)) })),

  implement(contract.admissionPipeline, async (ctx) => ({
    message: 'Where applications stand.',
    ...(await pipeline(ctx)),
  })),

  implement(contract.officeApplication, (ctx, { params }) => shown(ctx, params.id, 'One application.')),

  implement(contract.applicationAsFamily, async (ctx, { params }) => {
    const row = await openApplication(ctx, params.id, 'families.view-as')
    await audit(ctx, { action: 'admissions.view-as-family', entity: 'registration', id: row.id })
    const sitting = await queries.sittingById(ctx.db, row.sitting_id)
    return { message: 'As the family sees it.', application: await toApplication(ctx, row, sitting) }
  }),

  implement(contract.offerChoices, async (ctx, { query }) => ({
    message: 'Courses a seat can be offered in.',
    ...(await offerChoicesFor(ctx, query.application)),
  })),

  implement(contract.makeOffer, async (ctx, { params, input }) => {
    const message = await offer(ctx, params.id, input)
    return shown(ctx, params.id, message)
  }),

  implement(contract.offerMany, async (ctx, { input: { ids, ...input } }) => {
    const { done, refused } = await offerMany(ctx, ids, input)
    return { message: `${done} ${done === 1 ? 'family has' : 'families have'} an offer.`, done, refused }
  }),

  implement(contract.takeSeat, async (ctx, { params, input }) => {
    await takeSeat(ctx, params.id, input)
    return shown(ctx, params.id, 'Admitted. The first payment waits in the family’s account.')
  }),

  implement(contract.undoTakeSeat, async (ctx, { params }) =>
    shown(ctx, params.id, await undoTakeSeat(ctx, params.id)),
  ),

  implement(contract.officeSittings, async (ctx, { query }) => ({
    message: 'Sittings and their seats.',
    sittings: await listSittings(ctx, query),
  })),

  implement(makeSittingsCall, async (ctx, { input }) => {
    const sittings = await makeSittings(ctx, input)
    return {
      message: sittings.length === 1 ? 'Sitting made.' : `${sittings.length} sittings are made.`,
      sittings,
    }
  }),

  implement(contract.changeOfficeSitting, async (ctx, { params, input }) => ({
    message: 'Changed.',
    sitting: await changeSitting(ctx, params.id, input),
  })),

  implement(contract.copySitting, async (ctx, { params, input }) => ({
    message: 'Copied; all its seats are free.',
    sitting: await copySitting(ctx, params.id, input.sits_on),
  })),

  implement(contract.moveEverybody, async (ctx, { params, input }) => {
    const moved = await moveEverybody(ctx, params.id, input.to, input.reason)
    return { message: movedWords(moved), moved }
  }),

  implement(many.moveChosen, async (ctx, { input }) => {
    const moved = await moveChosen(ctx, input.ids, input.to, input.reason)
    return { message: movedWords(moved), moved }
  }),

  implement(many.remindApplications, async (ctx, { input }) => reminded(await remindMany(ctx, input.ids))),

  implement(many.issueTickets, async (ctx, { params }) => {
    const { issued, out } = await issueTickets(ctx, params.id)
    const ready = `${out} ${out === 1 ? 'hall ticket is' : 'hall tickets are'} ready to print`
    return {
      message:
        issued === 0 ? `${ready}.` : `${ready}; ${issued} ${issued === 1 ? 'family gets' : 'families get'} a mail.`,
      issued,
      out,
    }
  }),

  implement(many.remindSitting, async (ctx, { params }) => reminded(await remindSitting(ctx, params.id))),
]
