// @vitest-environment happy-dom
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { ContactForm } from './features/institute/contact/contact-form.tsx'
import { islands } from './islands.ts'
import { neutralRootData } from './platform/institute/institute.ts'
import { DrawIslandContext } from './platform/islands/island.tsx'
import { mountIsland } from './platform/islands/mount-island.tsx'

const choices = {
  types: ['Call Back', 'Visit Our Center'],
  campuses: [{ value: 'hubballi', label: 'Hubballi' }],
  slots: ['10:00 AM to 11:00 AM'],
  courses: ['JEE'],
  intent: { type: 'Call Back', campus: '', course: '' },
}
const root = neutralRootData()

let box: HTMLElement
let before: Element[]
beforeAll(async () => {
  // As the server draws it.
  document.body.innerHTML = renderToString(
    createElement(
      DrawIslandContext,
      { value: (island) => ({ html: renderToString(island(), { identifierPrefix: 'i0-' }), prefix: 'i0-' }) },
      createElement(ContactForm, { choices }),
    ),
  )
  const found = document.querySelector<HTMLElement>('[data-island="contact-form"]')
  if (!found) throw new Error('the island was not drawn')
  box = found
  before = [...box.querySelectorAll('*')]
  const name = box.querySelector<HTMLInputElement>('[name=name]')
  if (name) name.value = 'Asha Rao'

  const View = await islands['contact-form']?.()
  if (View) await mountIsland(box, View, root)
})

test('the browser takes over what the server drew: the same elements, and what was typed before', () => {
  const after = [...box.querySelectorAll('*')]
  expect(before.length).toBeGreaterThan(20)
  expect(after.filter((element) => !before.includes(element))).toEqual([])
  expect(before.filter((element) => !element.isConnected)).toEqual([])
  expect(box.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Asha Rao')
})

test('a complaint is tied to its field by an id that is there', async () => {
  const email = box.querySelector<HTMLInputElement>('[name=email]')
  if (!email) throw new Error('no field for the address')
  expect(box.querySelector(`label[for="${email.id}"]`)).not.toBeNull()
  email.value = 'asha@'
  email.dispatchEvent(new Event('input', { bubbles: true }))
  email.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await vi.waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'), 5000)
  const tied = email.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(tied.length).toBeGreaterThan(0)
  for (const id of tied) expect(document.getElementById(id), id).not.toBeNull()
})
