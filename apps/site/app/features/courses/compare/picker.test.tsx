import { wordsIn } from '@northlight/contract/words/catalogue'
import { WordsContext } from '@northlight/ui/words/use-words.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picker } from './picker.tsx'

test('a list of courses says course and campus in the language of the page', () => {
  const words = wordsIn('kn', { 'Boards and KCET': 'ಬೋರ್ಡ್ ಮತ್ತು KCET', Mysuru: 'ಮೈಸೂರು' })
  const options = [{ value: 'mysuru/boards-and-kcet', label: 'Boards and KCET, Mysuru', group: 'Mysuru' }]
  const drawn = renderToStaticMarkup(
    <WordsContext value={words}>
      <Picker options={options} chosen={[]} />
    </WordsContext>,
  )
  expect(drawn).toContain('ಬೋರ್ಡ್ ಮತ್ತು KCET, ಮೈಸೂರು')
  expect(drawn).toContain('label="ಮೈಸೂರು"')
})
