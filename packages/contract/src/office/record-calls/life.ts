import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { idParam } from '../../fields.ts'
import { listOf, listQuery } from '../../lists.ts'
import { isProposed } from '../acts.ts'
import { RecordView, VersionRow, values } from '../record-views.ts'
import { canBeHidden, canBeMade, hasDrafts } from '../resource.ts'
import { byId, type Calls, key, message, moment, recordReply, savedReply, seen, session, version } from './call.ts'

const yesNo = z.boolean({ error: 'Use true or false.' })
const reason = z.string({ error: 'Say why.' }).trim().min(1, 'Say why.').max(500, 'Use no more than 500 characters.')

/** Draft, live, scheduled, hidden: what moves a record between them, and what it was before. */
export const lifeCalls = ({ one, word, changes, call, example }: Calls): (Endpoint | false)[] =>
  !hasDrafts(one)
    ? []
    : [
        call('/{id}/publish', {
          method: 'post',
          act: one.acts.publish,
          summary: `Publish a ${word} as it was seen, now or at a moment; 422 with the gate where it is closed`,
          ...byId,
          input: z.object({ version, at: moment.optional(), until: moment.optional() }),
          reply: savedReply,
          ...example({ version: 1 }),
        }),
        isProposed(one.acts.open) &&
          call('/{id}/ask', {
            method: 'post',
            act: one.acts.open,
            takesProposals: true,
            summary: `Ask an administrator to publish a ${word} as it was seen; 422 with the gate where it is closed`,
            ...byId,
            ...seen,
            reply: savedReply,
            ...example({ version: 1 }),
          }),
        isProposed(one.acts.open) &&
          call('/{id}/turn-down', {
            method: 'post',
            act: one.acts.open,
            summary: 'Turn down a publication that was asked for; whoever asked reads why, and the draft stays',
            ...byId,
            input: z.object({ version, reason }),
            reply: savedReply,
            ...example({ version: 1, reason: 'The fee of the hostel is missing.' }),
          }),
        call('/{id}/unschedule', {
          method: 'post',
          act: one.acts.publish,
          summary: 'Call off what is planned; the draft stays',
          ...byId,
          ...seen,
          reply: savedReply,
          ...example({ version: 1 }),
        }),
        canBeHidden(one) &&
          call('/{id}/hide', {
            method: 'post',
            act: one.acts.open,
            summary: `Take a ${word} off the site, now or at a moment; nothing of it is lost`,
            ...byId,
            input: z.object({ version, at: moment.optional() }),
            reply: savedReply,
            ...example({ version: 1 }),
          }),
        Object.values(one.fields).some(({ kind }) => kind === 'consent') &&
          call('/{id}/withdraw-consent', {
            method: 'post',
            act: one.acts.open,
            summary: 'The person takes the consent back: hidden everywhere at once',
            ...byId,
            ...seen,
            reply: savedReply,
            ...example({ version: 1 }),
          }),
        call('/{id}/discard', {
          method: 'post',
          act: one.acts.draft,
          summary: 'Discard the draft; it stays among the versions',
          ...byId,
          ...seen,
          reply: savedReply,
          ...example({ version: 1 }),
        }),
        canBeMade(one) &&
          call('/{id}/duplicate', {
            method: 'post',
            act: one.acts.draft,
            summary:
              'A new draft with the same text, without address, consent and dates; `values` stand in place of its own',
            ...byId,
            input: z.object({ key, values: changes.optional() }),
            reply: recordReply,
            status: 201,
            ...example({ key: 'example-key-2' }),
          }),
        call('/{id}/restore', {
          method: 'post',
          act: one.acts.draft,
          summary: 'Put an older version into the draft; what is live does not change',
          ...byId,
          input: z.object({ version, number: version }),
          reply: savedReply,
          ...example({ version: 1, number: 1 }),
        }),
        call('/{id}/versions', {
          method: 'get',
          act: one.acts.read,
          summary: 'Versions, newest first: who, when, what changed in words',
          ...byId,
          query: listQuery({ filters: ['kind'], sorts: [] }),
          reply: listOf(VersionRow),
          ...example(),
        }),
        call('/{id}/versions/{number}', {
          method: 'get',
          act: one.acts.read,
          summary: 'One version whole, with the one before it to compare',
          params: z.object({ id: idParam, number: idParam }),
          reply: z.object({ message, version: VersionRow.extend({ values, before: values.nullable() }) }),
          example: { params: { id: '1', number: '1' } },
        }),
        one.page !== undefined &&
          call('/{id}/preview', {
            method: 'post',
            act: one.acts.draft,
            summary:
              'An address at which the page shows this version; signed, for seven days. One that is given to others is written into the audit',
            ...byId,
            input: seen.input.extend({ to_share: z.boolean().optional() }),
            reply: z.object({ message, path: z.string(), url: z.url(), until: z.iso.datetime() }),
            ...example({ version: 1 }),
          }),
        one.page !== undefined &&
          call('/{id}/end-previews', {
            method: 'post',
            act: one.acts.draft,
            summary: 'Every address of a preview that was made so far shows nothing but what everybody sees',
            ...byId,
            reply: z.object({ message }),
            ...example(),
          }),
        call('/{id}/lock', {
          method: 'post',
          act: one.acts.draft,
          summary: 'Says every 20 s who is editing; others see it, nobody is shut out. One may ask the others for it',
          ...byId,
          input: z.object({ session, is_leaving: yesNo.optional(), is_asking: yesNo.optional() }),
          reply: z.object({ message, version: z.number().int(), editors: RecordView.shape.editors }),
          keepsRecord: true,
          runsByItself: true,
          ...example({ session: 'example-tab' }),
        }),
      ]
