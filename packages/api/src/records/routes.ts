import type { Endpoint } from '@northlight/contract/endpoint'
import { findingList } from '@northlight/contract/office/findings'
import { endpointsOf } from '@northlight/contract/office/record-endpoints'
import { hasDrafts, type Resource } from '@northlight/contract/office/resource'
import { resources } from '@northlight/contract/office/resources/list'
import { deleteView, savedViews, saveView } from '@northlight/contract/office/saved-views'
import type { Ctx } from '../kernel/context.ts'
import { type Implementation, implement } from '../kernel/implement.ts'
import { fieldChoices } from './choices.ts'
import { listFindings } from './findings/look.ts'
import { askToPublish } from './life/ask.ts'
import { createRecord, duplicateRecord } from './life/create.ts'
import { deleteRecord } from './life/delete.ts'
import { discardDraft, restoreVersion, unschedule } from './life/draft-acts.ts'
import { hideRecord } from './life/hide.ts'
import { savePlain, showRecord } from './life/plain.ts'
import { publishRecord } from './life/publish.ts'
import { saveDraft } from './life/save-draft.ts'
import { turnDown } from './life/turn-down.ts'
import { withdrawConsent } from './life/withdraw-consent.ts'
import { listRecords } from './lists/list-records.ts'
import { holdLock } from './lock.ts'
import { bulkRecords, exportRecords } from './many-verbs.ts'
import { orderRecords } from './order.ts'
import { endPreviews, makePreview } from './preview.ts'
import { readRecord, recordView } from './read.ts'
import { forgetView, keepView, savedViewsOf } from './saved-views.ts'
import { peekRecord } from './store/open-record.ts'
import { recordUses } from './uses.ts'
import { recordVersion, recordVersions } from './versions.ts'

/** The endpoints are made, so a call is known by its schemas and not by its type; what arrives has passed them. */
// biome-ignore lint/suspicious/noExplicitAny: parsed by the schema of the endpoint that was made from the same definition
type MadeCall = { params: any; query: any; input: any; url: URL }
type Verb = (ctx: Ctx, one: Resource, call: MadeCall) => Promise<object>

const withView = async (ctx: Ctx, one: Resource, id: number, message: string) => ({
  message,
  record: await recordView(ctx, await peekRecord(ctx, one, id)),
})

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** What each call does, by its method and by what follows the address of the type. */
const verbs: Record<string, Verb> = {
  'get ': (ctx, one, { query, url }) => listRecords(ctx, one, query, url),
  'post ': async (ctx, one, { input }) =>
    withView(
      ctx,
      one,
      await createRecord(ctx, one, input),
      `A new ${one.words[0]}. ${hasDrafts(one) ? 'Nobody sees it yet.' : 'It is live.'}`,
    ),
  'get /choices': async (ctx, one, { query }) => ({
    message: 'What the field offers.',
    choices: await fieldChoices(ctx, one, query.field),
  }),
  'get /{id}': async (ctx, one, { params }) => ({
    message: capital(one.words[0]),
    record: await readRecord(ctx, one, params.id),
  }),
  'post /{id}': async (ctx, one, { params, input }) => ({
    message: 'Saved. It is live.',
    ...(await savePlain(ctx, one, params.id, input)),
  }),
  'post /{id}/show': async (ctx, one, { params, input }) => ({
    message: input.is_shown ? 'It is shown now.' : 'It is shown no more.',
    ...(await showRecord(ctx, one, params.id, input)),
  }),
  'delete /{id}': async (ctx, one, { params }) => {
    await deleteRecord(ctx, one, params.id)
    return { message: `The ${one.words[0]} is deleted.` }
  },
  'get /{id}/uses': async (ctx, one, { params }) => ({
    message: 'Where it is used.',
    uses: await recordUses(ctx, one, params.id),
  }),
  'post /{id}/draft': async (ctx, one, { params, input }) => ({
    message: 'Saved.',
    ...(await saveDraft(ctx, one, params.id, input)),
  }),
  'post /{id}/publish': async (ctx, one, { params, input }) => ({
    message: input.at && input.at > ctx.now() ? 'It is planned.' : 'It is live.',
    ...(await publishRecord(ctx, one, params.id, input)),
  }),
  'post /{id}/ask': async (ctx, one, { params, input }) => ({
    message: 'The administrators are asked to publish it.',
    ...(await askToPublish(ctx, one, params.id, input)),
  }),
  'post /{id}/turn-down': async (ctx, one, { params, input }) => ({
    message: 'It is turned down. Whoever asked is told why; the draft stays.',
    ...(await turnDown(ctx, one, params.id, input)),
  }),
  'post /{id}/unschedule': async (ctx, one, { params, input }) => ({
    message: 'Nothing is planned any more.',
    ...(await unschedule(ctx, one, params.id, input)),
  }),
  'post /{id}/hide': async (ctx, one, { params, input }) => ({
    message: input.at && input.at > ctx.now() ? 'It is planned.' : 'It is hidden.',
    ...(await hideRecord(ctx, one, params.id, input)),
  }),
  'post /{id}/withdraw-consent': async (ctx, one, { params }) => ({
    message: 'The consent is withdrawn, and nobody sees the person any more.',
    ...(await withdrawConsent(ctx, one, params.id)),
  }),
  'post /{id}/discard': async (ctx, one, { params, input }) => ({
    message: 'The draft is discarded. It stays among the versions.',
    ...(await discardDraft(ctx, one, params.id, input)),
  }),
  'post /{id}/duplicate': async (ctx, one, { params, input }) =>
    withView(ctx, one, await duplicateRecord(ctx, one, params.id, input), 'A copy as a draft.'),
  'post /{id}/restore': async (ctx, one, { params, input }) => ({
    message: 'The older version is in the draft now. What is live did not change.',
    ...(await restoreVersion(ctx, one, params.id, input)),
  }),
  'get /{id}/versions': (ctx, one, call) => recordVersions(ctx, one, call.params.id, call),
  'get /{id}/versions/{number}': async (ctx, one, { params }) => ({
    message: 'One version.',
    version: await recordVersion(ctx, one, params.id, params.number),
  }),
  'post /{id}/preview': async (ctx, one, { params, input }) => ({
    message: 'Open this address to see it.',
    ...(await makePreview(ctx, one, params.id, input)),
  }),
  'post /{id}/end-previews': async (ctx, one, { params }) => {
    await endPreviews(ctx, one, params.id)
    return { message: 'No link to a preview of it opens any more.' }
  },
  'post /{id}/lock': async (ctx, one, { params, input }) => ({
    message: 'Noted.',
    ...(await holdLock(ctx, one, params.id, input)),
  }),
  'post /order': async (ctx, one, { input }) => {
    await orderRecords(ctx, one, input)
    return { message: 'The order is kept.' }
  },
  'post /bulk': async (ctx, one, { input }) => ({ message: 'Done.', ...(await bulkRecords(ctx, one, input)) }),
  'post /export': async (ctx, one, { input }) => ({
    message: 'The file is being made.',
    work: await exportRecords(ctx, one, input),
  }),
}

const implementations = (one: Resource): Implementation[] =>
  endpointsOf(one).map((endpoint: Endpoint) => {
    const verb = verbs[`${endpoint.method} ${endpoint.path.slice(`/office/${one.name}`.length)}`]
    if (!verb) throw new Error(`${endpoint.method} ${endpoint.path} has no verb in packages/api/src/records/routes.ts.`)
    return implement(endpoint, (ctx, call) => verb(ctx, one, call as unknown as MadeCall))
  })

/** The calls of every type. Asked for when the API is made, so that a test may add a type of its own before. */
export const recordRoutes = (): Implementation[] => resources.flatMap(implementations)

export const officeRoutes: Implementation[] = [
  implement(findingList, (ctx, call) => listFindings(ctx, call)),
  implement(savedViews, async (ctx, { query }) => ({
    message: 'Views of this list.',
    views: await savedViewsOf(ctx, query.filter.resource),
  })),
  implement(saveView, async (ctx, { input }) => ({
    message: 'The view is kept.',
    view: await keepView(ctx, input),
  })),
  implement(deleteView, async (ctx, { params }) => {
    await forgetView(ctx, params.id)
    return { message: 'The view is forgotten.' }
  }),
]
