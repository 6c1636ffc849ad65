import { gradeOf } from '@northlight/contract/office/acts'
import { resources } from '@northlight/contract/office/resources/list'
import type { Role } from '@northlight/contract/roles'
import { expect, test } from 'vitest'
import { actAt, dockPlaces, isAt, navigationFor } from './navigation.ts'

const groupsOf = (role: Role) =>
  navigationFor(resources, (act) => gradeOf(act as Parameters<typeof gradeOf>[0], role) !== 'no')
const labelsOf = (role: Role) => groupsOf(role).flatMap(({ places }) => places.map(({ label }) => label))

test('an editor sees content and no machine', () => {
  expect(labelsOf('editor')).toContain('Articles')
  expect(labelsOf('editor')).not.toContain('Jobs')
  expect(labelsOf('editor')).not.toContain('People and roles')
})

test('an admin sees people, settings and the machine', () => {
  expect(labelsOf('admin')).toEqual(
    expect.arrayContaining(['Articles', 'People and roles', 'Settings', 'Jobs', 'Audit']),
  )
})

test('a counsellor sees who has come; an examiner sees it in the console', () => {
  expect(labelsOf('counsellor')).toContain('Attendance')
  expect(labelsOf('counsellor')).not.toContain('Exam day')
  expect(labelsOf('examiner')).toContain('Exam day')
  expect(labelsOf('examiner')).not.toContain('Attendance')
})

test('at the thumb of a phone an examiner has the exam day and the tests, a counsellor families and the hall', () => {
  const dock = (role: Role) => dockPlaces(groupsOf(role)).map((place) => place?.to)
  expect(dock('examiner')).toEqual(['/console', '/tests'])
  expect(dock('counsellor')).toEqual(['/families', '/check'])
  expect(dock('admin')).toEqual(['/families', '/check'])
})

test('a student sees nothing', () => {
  expect(labelsOf('student')).toEqual([])
})

test('a place asks for its act at its own address; below it the API decides', () => {
  expect(actAt(resources, '/payments')).toBe('payments.read')
  expect(actAt(resources, '/payments/7')).toBe(undefined)
  expect(actAt(resources, '/')).toBe(undefined)
})

test('a place is current below its own address only', () => {
  expect(isAt('/articles', '/articles/3')).toBe(true)
  expect(isAt('/article', '/articles')).toBe(false)
})
