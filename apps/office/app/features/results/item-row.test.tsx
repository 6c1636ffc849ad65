import type { OfficeMeView } from '@northlight/contract/office/me'
import type { ItemStatisticsView } from '@northlight/contract/results/office-release'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { MeContext } from '../../platform/me/use-me.ts'
import { ItemRow } from './item-row.tsx'

const item = {
  ...{ slot: 1, number: 8, version: 41, question_id: 7, code: 'PH-1', topic: null, opening: 'Which?' },
  ...{ key: { text: 'B', right: ['B'], is_changed: false }, facility: 40, discrimination: null, flags: [] },
  ...{ answers: [], blank: 0, open_challenges: 0 },
} as unknown as ItemStatisticsView

const shownTo = (...acts: string[]) => {
  const me = { acts: acts.map((act) => ({ act, grade: 'all' })) } as unknown as OfficeMeView
  return renderToStaticMarkup(
    <MemoryRouter>
      <MeContext value={me}>
        <table>
          <tbody>
            <ItemRow item={item} />
          </tbody>
        </table>
      </MeContext>
    </MemoryRouter>,
  )
}

test('whoever may change a key begins it at the question that did badly', () => {
  // Once for a desk, once in the second line of a phone: either is shown.
  expect(shownTo('results.statistics', 'keys.change').split('href="/keys/41"')).toHaveLength(3)
  expect(shownTo('results.statistics')).not.toContain('/keys/')
})

test('everything in the row that can be clicked lies above the link that covers it', () => {
  const links = shownTo('results.statistics', 'keys.change').match(/<(?:a|button)\b[^>]*>/g) ?? []
  expect(links.filter((one) => !/class="[^"]*(?:row-link|above-row)/.test(one))).toEqual([])
  expect(links).toHaveLength(3)
})
