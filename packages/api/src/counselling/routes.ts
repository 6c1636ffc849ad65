import * as many from '@northlight/contract/office/families/many'
import * as reading from '@northlight/contract/office/families/reading'
import * as writing from '@northlight/contract/office/families/writing'
import { implement } from '../kernel/implement.ts'
import { joinFamilies, keepApart } from './joins/join-families.ts'
import { shareContact } from './joins/share-contact.ts'
import { undoJoin } from './joins/undo-join.ts'
import { boardColumn } from './lists/board.ts'
import { familyChoices } from './lists/choices.ts'
import { exportFamilies } from './lists/export-families.ts'
import { listFamilies } from './lists/list-families.ts'
import { familyCounts, waitForNews } from './lists/news.ts'
import { familySources } from './lists/sources-report.ts'
import { addWalkIn, changeFacts } from './office/facts.ts'
import { addFollowUp, finishFollowUp } from './office/follow-ups.ts'
import { actOnFamilies, undoOnFamilies } from './office/many.ts'
import { changeState, familyDesk, knownFamily } from './office/office.ts'
import { addCall, addNote, mailFamily, openWhatsApp } from './office/talks.ts'
import { familyToday, followUpsOf } from './office/today.ts'
import { readFamily } from './read-family.ts'

const reads = [
  implement(reading.families, (ctx, call) => listFamilies(ctx, call)),
  implement(reading.familyBoard, (ctx, { params, query }) => boardColumn(ctx, params.state, query)),
  implement(reading.familyCounts, (ctx) => familyCounts(ctx)),
  implement(reading.familyNews, async (ctx, { query }) => ({ news: await waitForNews(ctx, query.since) })),
  implement(reading.familyToday, (ctx) => familyToday(ctx)),
  implement(reading.followUps, async (ctx, { query }) => ({ follow_ups: await followUpsOf(ctx, query.whose) })),
  implement(reading.familyDesk, (ctx) => familyDesk(ctx)),
  implement(reading.familyChoices, (ctx) => familyChoices(ctx)),
  implement(reading.knownFamily, async (ctx, { query }) => ({ family: await knownFamily(ctx, query.phone) })),
  implement(reading.familySources, (ctx, { query }) => familySources(ctx, query)),
  implement(reading.family, async (ctx, { params }) => ({ family: await readFamily(ctx, params.id) })),
]

const joins = [
  implement(writing.joinFamilies, async (ctx, { params, input }) => ({
    join: await joinFamilies(ctx, params.id, input),
    message: 'Joined. It can be undone for 30 days.',
  })),
  implement(writing.undoJoin, async (ctx, { params }) => ({
    family: await undoJoin(ctx, params.id),
    message: 'The join is undone.',
  })),
  implement(writing.keepApart, async (ctx, { params, input }) => {
    await keepApart(ctx, params.id, input.other)
    return { message: 'They stay two families.' }
  }),
  implement(writing.shareContact, async (ctx, { input }) => {
    await shareContact(ctx, input.value, input.reason)
    return { message: 'This number joins nobody any more.' }
  }),
]

const talks = [
  implement(writing.addNote, async (ctx, { params, input }) => {
    await addNote(ctx, params.id, input)
    return { message: 'Written down.' }
  }),
  implement(writing.addCall, async (ctx, { params, input }) => {
    await addCall(ctx, params.id, input)
    return { message: 'Written down.' }
  }),
  implement(writing.openWhatsApp, async (ctx, { params, input }) => {
    await openWhatsApp(ctx, params.id, input)
    return { message: 'Written down.' }
  }),
  implement(writing.mailFamily, async (ctx, { params, input }) => {
    await mailFamily(ctx, params.id, input)
    return { message: 'The mail is on its way.' }
  }),
  implement(writing.addFollowUp, async (ctx, { params, input }) => {
    await addFollowUp(ctx, params.id, input)
    return { message: 'Noted.' }
  }),
  implement(writing.finishFollowUp, async (ctx, { params, input }) => {
    await finishFollowUp(ctx, params.id, input)
    return { message: 'Done.' }
  }),
]

const past = { assign: 'given', move: 'moved', 'follow-up': 'on the list of follow-ups' } as const
const doneWords = (act: keyof typeof past, done: number) =>
  `${done === 1 ? 'The family is' : `${done} families are`} ${past[act]}.`

const changes = [
  implement(writing.addWalkIn, async (ctx, { input }) => {
    const { timeline, ...family } = await readFamily(ctx, await addWalkIn(ctx, input))
    return { message: 'The family is written down.', family }
  }),
  implement(writing.changeFacts, async (ctx, { params, input }) => {
    await changeFacts(ctx, params.id, input)
    return { message: 'Saved.' }
  }),
  implement(many.actOnFamilies, async (ctx, { input }) => {
    const done = await actOnFamilies(ctx, input)
    return { message: doneWords(input.act, done), done }
  }),
  implement(many.undoOnFamilies, async (ctx, { input }) => {
    const undone = await undoOnFamilies(ctx, input)
    return { message: undone === 1 ? 'It is as it was.' : `${undone} families are as they were.`, undone }
  }),
  implement(many.exportFamilies, async (ctx, { input }) => ({
    message: 'The file is being made.',
    work: await exportFamilies(ctx, input),
  })),
  implement(writing.changeState, async (ctx, { params, input }) => ({
    message: 'Saved.',
    state: await changeState(ctx, params.key, input),
  })),
]

export const counsellingRoutes = [...reads, ...joins, ...talks, ...changes]
