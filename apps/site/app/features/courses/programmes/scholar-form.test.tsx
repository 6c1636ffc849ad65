// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Go } from '../../../platform/navigation/go-by-document.ts'
import { GoContext } from '../../../platform/navigation/place.ts'
import { ScholarForm } from './scholar-form.tsx'

let root: Root
let place: HTMLElement
const go = vi.fn<Go>()

beforeEach(() => {
  sessionStorage.clear()
  go.mockClear()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  const variants = ['Day Scholar', 'Residential']
  act(() =>
    root.render(
      <GoContext value={go}>
        <ScholarForm.View variants={variants} variant="Day Scholar" campuses={['Hubballi']} />
      </GoContext>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

const field = <Kind extends Element>(name: string) => place.querySelector(`[name="${name}"]`) as unknown as Kind

test('another variant turns the page, with what stands in the form, also what was typed before anything listened', () => {
  // No event: it came into the field before the form was alive.
  field<HTMLInputElement>('name').value = 'Asha Rao'
  field<HTMLInputElement>('phone').value = '9845000188'
  const course = field<HTMLSelectElement>('course')
  act(() => {
    course.value = 'Residential'
    course.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(go).toHaveBeenCalledWith(expect.stringMatching(/^\?mode=\w+#form$/), { replace: true })
  expect(JSON.parse(sessionStorage.getItem('two-year-form') ?? '{}').values).toMatchObject({
    name: 'Asha Rao',
    phone: '9845000188',
  })
})
