import { choice, line, text } from '../field-kinds.ts'
import { needs, promises } from '../gate-rules.ts'
import { contentActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

/** What counsellors send families; `{counsellor}`, `{institute}`, `{wants}`, `{name}` and `{site}` are filled in. */
export const replyTexts = resource({
  name: 'reply-texts',
  table: 'reply_texts',
  words: ['text for families', 'texts for families'],
  group: 'institute',
  title: 'name',
  fields: {
    name: line('name', { max: 80 }),
    channel: choice('for', ['whatsapp', 'mail']),
    subject: line('subject', { max: 200, empty: '', hint: 'For mails.' }),
    body: text('text', {
      max: 2000,
      hint: '{counsellor}, {institute}, {wants}, {name} and {site} are filled in.',
    }),
  },
  list: {
    columns: ['name', 'channel', 'subject'],
    filters: ['search', 'channel'],
    sorts: ['name', 'updated_at'],
    first: 'name',
    search: ['subject', 'body'],
  },
  life: 'plain',
  needsAtOnce: ['name', 'channel', 'body'],
  gate: [needs('name', 'channel', 'body'), promises],
  acts: contentActs,
  example: { name: 'Bus routes', channel: 'whatsapp', subject: '', body: 'Our buses: {site}/contact-us' },
})
