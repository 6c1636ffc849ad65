import { wordsIn } from '@northlight/contract/words/catalogue'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import { Pagination } from '@northlight/ui/kit/pagination.tsx'
import { WordsContext } from '@northlight/ui/words/use-words.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

const drawnIn = (language: 'kn' | 'hi', node: ReactNode) =>
  renderToStaticMarkup(<WordsContext value={wordsIn(language)}>{node}</WordsContext>)

test.each([
  ['warning', 'ದಯವಿಟ್ಟು ಗಮನಿಸಿ: ', 'कृपया ध्यान दें: '],
  ['error', 'ದೋಷ: ', 'त्रुटि: '],
  ['success', 'ಆಯಿತು: ', 'हो गया: '],
  ['note', 'ಸೂಚನೆ: ', 'सूचना: '],
] as const)('a voice reads what kind of notice it is in the language of the page: %s', (kind, kn, hi) => {
  const notice = <Notice kind={kind}>1</Notice>
  expect(drawnIn('kn', notice)).toContain(kn)
  expect(drawnIn('hi', notice)).toContain(hi)
})

test('pages of a list are named in the language of the page', () => {
  const pages = <Pagination current={2} total={30} href={(page) => `?page=${page}`} />
  for (const language of ['kn', 'hi'] as const)
    expect(drawnIn(language, pages).replace(/<[^>]*>/g, '')).not.toMatch(/[a-z]/i)
})
