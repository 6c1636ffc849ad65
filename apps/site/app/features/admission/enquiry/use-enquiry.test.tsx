// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EnquiryData } from './enquiry-data.ts'
import { useEnquiry } from './use-enquiry.ts'

const data: EnquiryData = {
  kind: 'puc',
  seo: null,
  privacyPage: null,
  classes: [],
  centres: [],
  batches: [],
  fees: [],
  marksRule: { types: ['image/png'], maxBytes: 1000 },
  consentVersion: 'enquiry-2026-11',
}
const filled = {
  ...{ name: 'Asha Rao', school_name: 'Hill View School', address: '12 Lake Road, Mysuru 570 001' },
  ...{ father_name: 'Mohan Rao', father_phone: '9845000198', father_occupation: 'Farmer', sibling: 'No' },
  ...{ center: 'Mysuru', batch: 'Foundation' },
}

const roots: Root[] = []
const shown = (draft: Record<string, string>, marks: File | undefined) => {
  const now = {} as {
    enquiry: ReturnType<typeof useEnquiry>
    form: HTMLFormElement
    read: (draft: Record<string, string>) => void
  }
  const Form = ({ draft }: { draft: Record<string, string> }) => {
    now.enquiry = useEnquiry(data, draft)
    return (
      <form {...now.enquiry.form.props}>
        {Object.keys(filled).map((name) => (
          <input key={name} name={name} defaultValue={draft[name]} />
        ))}
        <input type="file" name="marks" ref={(input) => void (input && marks && choose(input, marks))} />
      </form>
    )
  }
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  roots.push(root)
  now.read = (draft) => act(() => root.render(<Form draft={draft} />))
  now.read(draft)
  now.form = place.querySelector('form') as HTMLFormElement
  return now
}
const choose = (input: HTMLInputElement, file: File) => {
  const list = new DataTransfer()
  list.items.add(file)
  input.files = list.files
}
const card = new File(['picture'], 'marks.png', { type: 'image/png' })

/** A browser goes to its entries by itself; here the page is told which one is shown. */
const goTo = (step: number) =>
  act(async () => {
    history.replaceState({ step }, '')
    window.dispatchEvent(Object.assign(new Event('popstate'), { state: { step } }))
  })

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  history.replaceState({ step: 3 }, '')
  vi.spyOn(history, 'go').mockImplementation((by = 0) => {
    const state = { step: history.state.step + by }
    history.replaceState(state, '')
    window.dispatchEvent(Object.assign(new Event('popstate'), { state }))
  })
})
afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount())
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a page loaded anew at the last step shows what stands in the form', () => {
  const now = shown(filled, card)
  expect(now.enquiry.step).toBe(3)
  expect(now.enquiry.values).toMatchObject({ ...filled, marks: { name: 'marks.png' } })
})

test('a draft that is read later fills what nobody has filled', () => {
  history.replaceState({ step: 0 }, '')
  const now = shown({}, undefined)
  const name = now.form.elements.namedItem('name') as HTMLInputElement
  name.value = 'Asha Mohan Rao'
  act(() => now.enquiry.family.onSibling('Yes'))
  now.read(filled)
  expect(now.enquiry.form.values()).toMatchObject({ ...filled, name: 'Asha Mohan Rao' })
  expect(now.enquiry.family.sibling).toBe('Yes')
  expect(now.enquiry.place.centre).toBe('Mysuru')
})

test('the Forward key shows what was changed meanwhile', async () => {
  const now = shown(filled, card)
  await goTo(0)
  const name = now.form.elements.namedItem('name') as HTMLInputElement
  name.value = 'Asha Mohan Rao'
  await goTo(3)
  expect(now.enquiry.values).toMatchObject({ name: 'Asha Mohan Rao' })
})

test.for([
  ['has lost the file opens where it is asked for', filled, 2, 'marks'],
  ['has lost everything opens at the beginning', {}, 0, 'name'],
] as const)('a page loaded anew that %s', async ([, draft, step, field]) => {
  const now = shown(draft, undefined)
  await act(() => vi.waitFor(() => expect(history.state).toEqual({ step })))
  expect(now.enquiry.step).toBe(step)
  expect(now.enquiry.form.errors[field]).toHaveLength(1)
})
