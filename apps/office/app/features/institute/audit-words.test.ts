import { expect, test } from 'vitest'
import { actionWords, auditWords, detailWords } from './audit-words.ts'

test('acts are read as words', () => {
  expect(actionWords('staff.invite-colleague')).toBe('Invite colleague')
  expect(auditWords({ action: 'records.publish-record', entity: 'course_branches', entity_id: '12' })).toBe(
    'Publish record · course branches 12',
  )
  expect(detailWords({ fields: ['name', 'slug'], to: 'live', old_role: null })).toBe(
    'fields: name, slug · to: live · old role: null',
  )
})

test('lines say titles, names and rupees instead of numbers and keys', () => {
  expect(
    auditWords({
      action: 'records.publish',
      entity: 'articles',
      entity_id: '19',
      whom: { title: 'JEE and boards', to: '/articles/19' },
    }),
  ).toBe('Published · articles “JEE and boards”')
  expect(auditWords({ action: 'payments.take-at-desk', entity: 'order', entity_id: '7' })).toBe(
    'Took a payment at the desk · payment 7',
  )
  const names = { 5: 'Asha Rao' }
  const details = {
    amount_paise: 2_460_000,
    owner_id: 5,
    click: '0b6f4a52-3c1d-4e8f-9a7b-1c2d3e4f5a6b',
    is_known: false,
  }
  expect(detailWords(details, names)).toBe('amount: ₹24,600 · owner: Asha Rao · known device: no')
})
