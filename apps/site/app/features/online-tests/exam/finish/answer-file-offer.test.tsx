import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { AnswerFileOffer } from './answer-file-offer.tsx'

const attempt = { id: 'a-1', opened: { sitting: { grace_ms: 900_000 } } } as never
const offer = () => renderToString(<AnswerFileOffer attempt={attempt} />)

afterEach(() => vi.restoreAllMocks())

test('the answer file is offered where the browser can sign it', () => {
  expect(offer()).toContain('Save the answer file</span></button>')
})

test('without a secure address no button fails: the page says why there is no file, and what to do', () => {
  vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never)
  expect(offer()).not.toContain('<button')
  expect(offer()).toContain('the address of this page does not begin with https. Leave this window open')
})
