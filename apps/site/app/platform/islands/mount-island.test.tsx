// @vitest-environment happy-dom
import { type ReactNode, useEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { neutralRootData } from '../institute/institute.ts'
import { type Begun, holdEvents } from './hold-events.ts'
import { IslandFrame } from './island-frame.tsx'
import { mountIsland } from './mount-island.tsx'

const kept = { class: '8', name: 'Kept', school: 'Hill View' }
const classes = ['8', '9', '10']

/** A form with a choice that it holds itself, and a draft that it reads after hydration. */
function Form() {
  const [draft, setDraft] = useState<Partial<typeof kept>>({})
  const [own, setOwn] = useState<string>()
  const [length, setLength] = useState(0)
  useEffect(() => setDraft(kept), [])
  return (
    <form onInput={() => setLength((before) => before + 1)}>
      {classes.map((value) => (
        <input
          key={value}
          type="radio"
          name="class"
          value={value}
          checked={(own ?? draft.class) === value}
          onChange={() => setOwn(value)}
        />
      ))}
      <input name="name" defaultValue={draft.name} />
      <input name="school" defaultValue={draft.school} />
      <output>{`${own} ${length}`}</output>
    </form>
  )
}

/** An island as the server draws it, with this text in place of one that React would draw. */
const drawn = (island: ReactNode, drawnText?: [text: string, instead: string]) => {
  const box = document.createElement('div')
  const root = neutralRootData()
  const place = { pathname: '/', search: '', hash: '', key: 'document', state: null }
  const html = renderToString(<IslandFrame {...{ root, place, words: root.words }}>{island}</IslandFrame>, {
    identifierPrefix: 'i0-',
  })
  box.innerHTML = drawnText ? html.replace(...drawnText) : html
  Object.assign(box.dataset, { prefix: 'i0-', props: '{}' })
  document.body.append(box)
  return { box, root, find: (selector: string) => box.querySelector(selector) as HTMLInputElement }
}

test('what was chosen and typed before goes before whatever the island draws once it lives', async () => {
  const { box, root, find } = drawn(<Form />)
  find('[value="9"]').checked = true
  find('[name=name]').value = 'Asha'

  await mountIsland(box, Form, root)
  await expect.poll(() => find('[name=school]').value).toBe('Hill View')
  expect(find('[name=name]').value).toBe('Asha')
  expect(find('[value="9"]').checked).toBe(true)
  expect(find('output').textContent).toMatch(/^9 [1-9]/)
})

/** Every kind of field, and what the island hears of them. */
function Fields() {
  const [heard, setHeard] = useState<string[]>([])
  return (
    <form onInput={(event) => setHeard((before) => [...before, (event.target as HTMLInputElement).name])}>
      <p>Three days left</p>
      <input name="name" />
      <textarea name="detail" />
      <select name="class">
        <option value="8">Class 8</option>
        <option value="9">Class 9</option>
      </select>
      {classes.map((value) => (
        <input key={value} type="radio" name="shift" value={value} />
      ))}
      <input type="checkbox" name="news" value="yes" />
      <input type="file" name="card" />
      <output>{heard.toSorted().join(' ')}</output>
    </form>
  )
}

test('an island that is drawn anew keeps what was typed, chosen and ticked, and hears of it', async () => {
  Object.assign(navigator, { sendBeacon: vi.fn() })
  const { box, root, find } = drawn(<Fields />, ['Three', 'Four'])
  const before = find('[name=name]')
  before.value = 'Asha'
  find('[name=class]').value = '9'
  find('[name=shift][value="10"]').checked = true
  find('[name=news]').checked = true
  const isMounted = mountIsland(box, Fields, root)
  // Somebody types on while the island is hydrated.
  find('[name=detail]').value = 'After ten, please.'
  await isMounted
  // React has thrown the first one away, or this proves nothing.
  expect(before.isConnected).toBe(false)
  expect(navigator.sendBeacon).toHaveBeenCalledOnce()
  expect(find('[name=name]').value).toBe('Asha')
  expect(find('[name=detail]').value).toBe('After ten, please.')
  expect(find('[name=class]').value).toBe('9')
  expect(find('[name=shift][value="10"]').checked).toBe(true)
  expect(find('[name=shift][value="8"]').checked).toBe(false)
  expect(find('[name=news]').checked).toBe(true)
  await expect.poll(() => find('output').textContent).toBe('class detail name news shift')
})

test('two presses while an island is hydrated are one', async () => {
  const [act, look] = [vi.fn(), vi.fn()]
  const Counted = () => (
    <button type="button" onClick={act} onClickCapture={look}>
      Reserve
    </button>
  )
  const { box, root, find } = drawn(<Counted />)
  const begun = Promise.withResolvers<Begun>()
  const held = holdEvents(box, () => begun.promise)
  find('button').click()
  // React listens on the box before the effects of the island have run.
  const isMounted = mountIsland(box, Counted, root)
  find('button').click()
  await isMounted
  find('button').click()
  held.stop()
  begun.resolve('alive')
  await vi.waitFor(() => expect(act).toHaveBeenCalled())
  expect(act).toHaveBeenCalledOnce()
  // On its way down an event passes React's listeners on the box, too.
  expect(look).toHaveBeenCalledOnce()
})

test('an island that the browser draws otherwise than the server is told to the server', async () => {
  const tell = vi.fn()
  Object.assign(navigator, { sendBeacon: tell })
  const { box, root } = drawn(<p>Three days left</p>, ['Three', 'Four'])
  await mountIsland(box, () => <p>Three days left</p>, root)
  expect(tell.mock.calls).toEqual([['/builds/mismatches']])
  const same = drawn(<p>Three days left</p>)
  await mountIsland(same.box, () => <p>Three days left</p>, same.root)
  expect(tell).toHaveBeenCalledOnce()
})
