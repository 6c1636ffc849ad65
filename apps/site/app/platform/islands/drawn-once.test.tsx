import type { WebsiteDetailView } from '@northlight/contract/content'
import { englishWords, type Words } from '@northlight/contract/words/words'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { instituteOf, neutralRootData } from '../institute/institute.ts'
import { RootDataContext, useRootData } from '../institute/root-data.ts'
import { DrawnOnce } from './drawn-once.tsx'
import { DrawKeptContext } from './kept.tsx'

let times = 0
beforeEach(() => {
  times = 0
})

function Foot() {
  times += 1
  const { institute, year } = useRootData()
  const { stored } = useWords()
  return <footer>{`${stored('By')} ${institute.name} ${year}`}</footer>
}

const draw = (island: () => ReactElement) => ({ html: renderToString(island()), prefix: '' })
const page = (
  general: WebsiteDetailView,
  { year = 2026, words = englishWords }: { year?: number; words?: Words } = {},
) =>
  renderToString(
    <RootDataContext value={{ ...neutralRootData(), institute: instituteOf(general), year, words }}>
      <DrawKeptContext value={draw}>
        <DrawnOnce part="footer">
          <Foot />
        </DrawnOnce>
      </DrawKeptContext>
    </RootDataContext>,
  )
const saying = (website_name: string) => ({ website_name }) as WebsiteDetailView

test('a part is drawn once and stands in every page, until the institute or the year is another', () => {
  const general = saying('Northlight')
  const first = page(general)
  expect(first).toContain('<footer>By Northlight 2026</footer>')
  expect(page(general)).toBe(first)
  expect(times).toBe(1)
  expect(page(saying('Southlight'))).toContain('By Southlight 2026')
  expect(page(general, { year: 2027 })).toContain('By Northlight 2027')
  expect(times).toBe(3)
})

test('in another language it is drawn once for as long as its texts are the same', () => {
  const general = saying('Northlight')
  const words = (texts: Record<string, string>): Words => ({ language: 'kn', texts })
  const kannada = words({ By: 'ಇವರಿಂದ' })
  expect(page(general)).toContain('By Northlight 2026')
  expect(page(general, { words: kannada })).toContain('ಇವರಿಂದ Northlight 2026')
  expect(page(general, { words: kannada })).toContain('ಇವರಿಂದ Northlight 2026')
  expect(times).toBe(2)
  expect(page(general, { words: words({ By: 'ಕಡೆಯಿಂದ' }) })).toContain('ಕಡೆಯಿಂದ Northlight 2026')
  expect(page(general)).toContain('By Northlight 2026')
  expect(times).toBe(3)
})
