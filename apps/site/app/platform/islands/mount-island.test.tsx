// @vitest-environment happy-dom
import { useEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { neutralRootData } from '../institute/institute.ts'
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

test('what was chosen and typed before goes before whatever the island draws once it lives', async () => {
  const box = document.createElement('div')
  const root = neutralRootData()
  const place = { pathname: '/', search: '', hash: '', key: 'document', state: null }
  box.innerHTML = renderToString(
    <IslandFrame {...{ prefix: 'i0-', root, place, words: root.words }}>
      <Form />
    </IslandFrame>,
  )
  Object.assign(box.dataset, { prefix: 'i0-', props: '{}' })
  document.body.append(box)
  const find = (selector: string) => box.querySelector(selector) as HTMLInputElement
  find('[value="9"]').checked = true
  find('[name=name]').value = 'Asha'

  await mountIsland(box, Form, root)
  await expect.poll(() => find('[name=school]').value).toBe('Hill View')
  expect(find('[name=name]').value).toBe('Asha')
  expect(find('[value="9"]').checked).toBe(true)
  expect(find('output').textContent).toMatch(/^9 [1-9]/)
})
