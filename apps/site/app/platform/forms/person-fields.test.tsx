// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { dispatch } from '../session/store.ts'
import { PersonFields } from './person-fields.tsx'

const box = document.createElement('div')
const typedIn = (name: string) => box.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value
const type = (name: string, value: string) =>
  Object.assign(box.querySelector(`input[name="${name}"]`) as HTMLInputElement, { value })

test('what a form has filled in for a person goes with their sign-out; what was typed stays', () => {
  flushSync(() => createRoot(box).render(<PersonFields field={(name) => ({ name })} />))
  const user = { token: 't', id: '7', name: 'Asha Rao', email: 'asha@northlight.test' }
  flushSync(() => dispatch({ type: 'session-arrived', session: { user } }))
  expect([typedIn('name'), typedIn('email')]).toEqual(['Asha Rao', 'asha@northlight.test'])
  type('name', 'Meera Rao')
  flushSync(() => dispatch({ type: 'signed-out' }))
  expect([typedIn('name'), typedIn('email')]).toEqual(['Meera Rao', ''])
})
