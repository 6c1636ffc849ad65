import { expect, test } from 'vitest'
import { forgetPerson } from './forget-person.ts'

type Kept = Record<string, string>

/** As a browser's: its keys are its own properties, its methods are not. */
const methods = {
  getItem(this: Kept, key: string) {
    return this[key] ?? null
  },
  setItem(this: Kept, key: string, value: string) {
    this[key] = value
  },
  removeItem(this: Kept, key: string) {
    delete this[key]
  },
}
const storage = (kept: Kept): Storage => Object.assign(Object.create(methods), kept)

test('a sign-out leaves nothing of a person on a shared computer, and loses nothing that waits to be sent', () => {
  const device = storage({
    'admission:registration': '{"at":1,"values":{"name":"Asha Rao"}}',
    'office:read:family:7': '{"at":"","value":{"name":"Rao"}}',
    'hall:1': '{"roster":{"candidates":[{"name":"Asha Rao"}]},"waiting":[],"told":[]}',
    'hall:2': '{"roster":{"candidates":[{"name":"Asha Rao"}]},"waiting":[{"key":"a"}],"told":[{"name":"Asha Rao"}]}',
    'hall:3': 'torn',
    'office:outbox': '[{"key":"b"}]',
    'site:language': 'kn',
  })
  const tab = storage({ 'admission:puc': '{"father_phone":"9845012345"}', 'two-year-form': '{}', 'kept-form': '{}' })
  forgetPerson([device, tab])
  expect({ ...device }).toEqual({
    'hall:2': '{"waiting":[{"key":"a"}]}',
    'office:outbox': '[{"key":"b"}]',
    'site:language': 'kn',
  })
  expect({ ...tab }).toEqual({})
})
