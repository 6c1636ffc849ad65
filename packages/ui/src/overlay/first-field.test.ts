// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { firstField } from './first-field.ts'

test.each([
  ['a field before any button', '<button>Back</button><input name="a">', 'a'],
  [
    'none that is hidden, sends a file or cannot be changed',
    '<input type="hidden" name="a"><input type="file" name="b"><input name="c" readonly><select name="d" disabled></select><textarea name="e"></textarea>',
    'e',
  ],
  [
    'the answer that is chosen',
    '<input type="radio" name="a" value="1"><input type="radio" name="a" value="2" checked>',
    'a',
  ],
  ['nothing in a mere question', '<p>Delete it?</p><button>Delete</button>', undefined],
])('a dialog begins with %s', (_, inside, name) => {
  const body = document.createElement('div')
  body.innerHTML = inside
  const first = firstField(body)
  expect(first?.getAttribute('name') ?? undefined).toBe(name)
  if (first instanceof HTMLInputElement && first.type === 'radio') expect(first.value).toBe('2')
  expect(firstField(body, true)).not.toBeNull()
})
