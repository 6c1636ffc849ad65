// @vitest-environment happy-dom
import { line, money, number, rows } from '@northlight/contract/office/field-kinds'
import type { RecordView } from '@northlight/contract/office/record-views'
import type { Resource } from '@northlight/contract/office/resource'
import { useStore } from '@northlight/ui/state/use-store.ts'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calls } from '../../../platform/api/client.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { verbs } from '../verbs.ts'
import { createEditor, type SaveInput } from './create-editor.ts'
import { FormPane } from './form-pane.tsx'
import { usePublishActs } from './use-publish-acts.ts'
import { useRecordActs } from './use-record-acts.ts'

vi.mock('react-router', () => ({ useNavigate: () => () => undefined }))
vi.mock('../make/use-make.ts', () => ({ useMake: () => ({}) }))

const resource = {
  name: 'courses',
  words: ['course', 'courses'],
  life: 'publish',
  title: 'title',
  fields: {
    title: line('title', { max: 60 }),
    fee: money('fee'),
    seats: number('seats'),
    parts: rows('instalments', 'name', { name: line('name', { max: 60 }), sum: money('sum') }, { most: 5 }),
  },
} as unknown as Resource
const record = { id: 7, title: 'NEET', titles: {}, may: ['draft', 'publish'] } as unknown as RecordView
const values = {
  title: 'NEET',
  fee: 4_000_000,
  seats: 60,
  parts: [
    { name: 'June', sum: 100_00 },
    { name: 'October', sum: 200_00 },
  ],
}
const tabs: Record<string, string[]> = { Text: ['title'], Fees: ['fee', 'seats', 'parts'] }

let root: Root
let sent: SaveInput[]
const failed = vi.spyOn(toast, 'failed')
const discard = vi.spyOn(verbs, 'discard')
const publish = vi.spyOn(verbs, 'publish')

function Editing({ onReplaced }: { onReplaced: () => void }) {
  const [editor] = useState(() =>
    createEditor({
      version: 1,
      values,
      save: async (input) => {
        sent.push(input)
        return { saved: input.base + 1 }
      },
    }),
  )
  const [tab, setTab] = useState('Fees')
  const shown = useStore(editor.store)
  const onGo = (name: string) => setTab(Object.keys(tabs).find((one) => tabs[one]?.includes(name)) ?? tab)
  const acts = useRecordActs({ resource, record, title: 'NEET', editor, onGo, onSaved: () => undefined, onReplaced })
  const more = usePublishActs(resource, record, acts)
  return (
    <>
      {Object.keys(tabs).map((one) => (
        <button key={one} type="button" onClick={() => setTab(one)}>
          {one}
        </button>
      ))}
      <button type="button" onClick={() => void acts.publish()}>
        Publish
      </button>
      <button type="button" onClick={() => void more.discard()}>
        Discard
      </button>
      <FormPane
        resource={resource}
        record={record}
        names={tabs[tab] ?? []}
        values={shown.values}
        errors={{}}
        isReadOnly={false}
        onType={editor.type}
        unread={shown.unread}
        onUnread={editor.changeUnread}
      />
    </>
  )
}
function Screen() {
  const [round, setRound] = useState(0)
  return <Editing key={round} onReplaced={() => setRound(round + 1)} />
}

const labelled = (words: string) => {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === words)
  return document.getElementById(label?.htmlFor ?? '') as HTMLInputElement | null
}
const type = (words: string, text: string) =>
  act(async () => {
    const field = labelled(words)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (words: string) =>
  act(async () => {
    const named = (one: HTMLElement) => one.textContent === words || one.getAttribute('aria-label') === words
    const button = [...document.querySelectorAll('button')].find(named)
    if (!button) throw new Error(`There is no ${words}.`)
    button.click()
  })

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sent = []
  vi.spyOn(calls, 'get').mockResolvedValue({})
  failed.mockReset()
  discard.mockReset().mockResolvedValue({ version: 2 } as never)
  publish.mockReset().mockResolvedValue({ version: 2 } as never)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Screen />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

test('a fee that cannot be read is still there after another tab, and keeps the record from going live', async () => {
  await type('Fee', '45k')
  await press('Text')
  await press('Publish')
  expect(publish).not.toHaveBeenCalled()
  expect(failed).toHaveBeenCalledWith('What stands in “Fee” cannot be read. Write it another way first.')
  // Its tab is open again.
  expect([labelled('Fee')?.value, labelled('Fee')?.getAttribute('aria-invalid')]).toEqual(['45k', 'true'])
  await type('Fee', '45,000')
  await press('Publish')
  expect(publish).toHaveBeenCalledTimes(1)
  expect(sent.map(({ changes }) => changes)).toEqual([{ fee: 4_500_000 }])
})

test('a number that cannot be read saves nothing over the one before', async () => {
  await type('Seats', 'about 40')
  await press('Publish')
  expect([sent, publish.mock.calls]).toEqual([[], []])
  await type('Seats', '40')
  await press('Publish')
  expect(sent.map(({ changes }) => changes)).toEqual([{ seats: 40 }])
})

test('a sum in a row that is folded says so, and moves with its row', async () => {
  await press('October')
  await type('Sum', 'later')
  await press('October')
  expect(labelled('Sum') === null).toBe(true)
  expect(document.body.textContent).toContain('What stands in “Sum” cannot be read.')
  await press('October further up')
  await press('June')
  expect(labelled('Sum')?.value).toBe('100')
  // A row that has to be mended stands open when its tab is opened.
  await press('Text')
  await press('Publish')
  expect(publish).not.toHaveBeenCalled()
  expect([labelled('Name')?.value, labelled('Sum')?.value]).toEqual(['October', 'later'])
  await press('Take October away')
  await press('Publish')
  expect(publish).toHaveBeenCalledTimes(1)
})

test('a draft is discarded with what cannot be read in it', async () => {
  await type('Fee', '45k')
  await press('Discard')
  expect(discard).toHaveBeenCalledTimes(1)
  expect(labelled('Fee')?.value).toBe('40,000')
  await press('Publish')
  expect(publish).toHaveBeenCalledTimes(1)
})
