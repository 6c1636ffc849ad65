import { line } from '../field-kinds.ts'
import { subscriberActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

export const subscribers = resource({
  name: 'subscribers',
  table: 'subscriptions',
  words: ['subscriber', 'subscribers'],
  group: 'institute',
  title: 'email',
  fields: { email: line('e-mail', { fixed: true }), page_url: line('page', { max: 500, fixed: true }) },
  list: { columns: ['email', 'page_url'], filters: ['search'], sorts: ['id'], first: '-id', search: ['page_url'] },
  life: 'plain',
  isMadeElsewhere: true,
  isLong: true,
  isPersonal: true,
  gate: [],
  acts: subscriberActs,
  example: {},
})
