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
