import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { listOf, listQuery } from '../../lists.ts'
import { RecordRow, Use } from '../record-views.ts'
import { canBeDeleted, canBeMade, hasDrafts } from '../resource.ts'
import { byId, type Calls, key, message, recordReply, savedReply, session, version } from './call.ts'

const rows = listOf(RecordRow)
const listReply = rows.extend({
  meta: rows.shape.meta.extend({
    /** There are more than `total` says: only 10,000 are counted. */
    is_more: z.boolean(),
  }),
})

/** A record from its making to its end. */
export const recordCalls = ({ one, word, changes, call, example }: Calls): (Endpoint | false)[] => [
  call('', {
    method: 'get',
    act: one.acts.read,
    summary: `All ${one.words[1]}, with drafts`,
    query: listQuery({ filters: one.list.filters, sorts: one.list.sorts }),
    reply: listReply,
  }),
  canBeMade(one) &&
    call('', {
      method: 'post',
      act: hasDrafts(one) ? one.acts.draft : one.acts.open,
      summary: `A new ${word}; the same key makes one record however often it is sent`,
      input: z.object({ key, values: changes.optional() }),
      reply: recordReply,
      status: 201,
      example: { input: { key: 'example-key-1', values: one.example } },
    }),
  call('/choices', {
    method: 'get',
    act: one.acts.read,
    summary: 'What a field offers: entries of a list in the settings, or words that other records use',
    query: z.object({ field: z.string({ error: 'Name the field.' }).max(60) }),
    reply: z.object({ message, choices: z.array(z.string()) }),
  }),
  call('/{id}', {
    method: 'get',
    act: one.acts.read,
    summary: `One ${word} with its draft, its gate and what the asker may do`,
    ...byId,
    reply: recordReply,
    ...example(),
  }),
  hasDrafts(one) &&
    call('/{id}/draft', {
      method: 'post',
      act: one.acts.draft,
      summary: `Save changes of a ${word} beside what is live; 409 with both sides when somebody else wrote`,
      ...byId,
      input: z.object({
        /** The version that was seen last. */
        base: version,
        session,
        /** Counts the saves of this session: one that arrives late is not taken. */
        seq: version,
        changes,
        /** What an editor says to a finding of the promise check, by its key. */
        answers: z.record(z.string().max(100), z.string().max(500)).optional(),
      }),
      reply: savedReply,
      runsByItself: true,
      ...example({ base: 1, session: 'example-tab', seq: 1, changes: one.example }),
    }),
  one.life === 'plain' &&
    !one.isMadeElsewhere &&
    call('/{id}', {
      method: 'post',
      act: one.acts.publish,
      summary: `Change a ${word}; it is live at once`,
      ...byId,
      input: z.object({ base: version, changes }),
      reply: savedReply,
      ...example({ base: 1, changes: one.example }),
    }),
  one.shown !== undefined &&
    call('/{id}/show', {
      method: 'post',
      act: one.acts.open,
      summary: `Show a ${word} or take it off`,
      ...byId,
      input: z.object({ is_shown: z.boolean({ error: 'Use true or false.' }) }),
      reply: savedReply,
      ...example({ is_shown: true }),
    }),
  call('/{id}/uses', {
    method: 'get',
    act: one.acts.read,
    summary: `Where a ${word} is used: in live records, in drafts and inside texts`,
    ...byId,
    reply: z.object({ message, uses: z.array(Use) }),
    ...example(),
  }),
  canBeDeleted(one) &&
    call('/{id}', {
      method: 'delete',
      act: one.acts.deleteUnseen,
      summary: `Delete a ${word} that is used nowhere; 409 names every use`,
      ...byId,
      reply: z.object({ message }),
      ...example(),
    }),
]
