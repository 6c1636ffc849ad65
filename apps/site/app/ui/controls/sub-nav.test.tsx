import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SubNav } from './sub-nav.tsx'

const items = [
  { label: 'Next', to: '/profile', end: true },
  { label: 'Details', to: '/profile/details' },
]

const drawnAt = (pathname: string, partOf?: string) => {
  const html = renderToString(
    <MemoryRouter>
      <SubNav label="My account" items={items} pathname={pathname} partOf={partOf} />
    </MemoryRouter>,
  )
  return [...html.matchAll(/<a([^>]*)>(Next|Details)</g)].map(([, said = '', label]) => [
    label,
    /aria-current="([^"]+)"/.exec(said)?.[1],
  ])
}

test('the tab of the page is current', () => {
  expect(drawnAt('/profile/details')).toEqual([
    ['Next', undefined],
    ['Details', 'page'],
  ])
})

test('a page without a tab is told as a part of the one that leads to it', () => {
  expect(drawnAt('/profile/notices', '/profile/details')).toEqual([
    ['Next', undefined],
    ['Details', 'true'],
  ])
  expect(drawnAt('/profile/notices')).toEqual([
    ['Next', undefined],
    ['Details', undefined],
  ])
})
