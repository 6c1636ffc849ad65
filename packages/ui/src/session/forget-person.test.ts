import { expect, test, vi } from 'vitest'
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
  clear(this: Kept) {
    for (const key of Object.keys(this)) delete this[key]
  },
}
const storage = (kept: Kept): Storage => Object.assign(Object.create(methods), kept)

test('a sign-out leaves nothing of a person on a shared computer, and loses nothing that waits to be sent', () => {
  const device = storage({
    'admission:registration': '{"at":1,"values":{"name":"Asha Rao"}}',
    'office:read:family:7': '{"at":"","value":{"name":"Rao"}}',
    'office:outbox': '[{"key":"b"}]',
    'site:language': 'kn',
    'site:signed-in': 'n42',
  })
  const tab = storage({ 'admission:puc': '{"father_phone":"9845012345"}', 'two-year-form': '{}', 'kept-form': '{}' })
  vi.stubGlobal('localStorage', device)
  vi.stubGlobal('sessionStorage', tab)
  forgetPerson()
  vi.unstubAllGlobals()
  expect({ ...device }).toEqual({ 'office:outbox': '[{"key":"b"}]', 'site:language': 'kn' })
  expect({ ...tab }).toEqual({})
})
