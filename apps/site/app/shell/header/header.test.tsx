import type { WebsiteDetailView } from '@northlight/contract/content'
import { englishWords } from '@northlight/contract/words/words'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { instituteOf, neutralRootData } from '../../platform/institute/institute.ts'
import { RootDataContext } from '../../platform/institute/root-data.ts'
import { DrawKeptContext } from '../../platform/islands/kept.tsx'
import { PlaceContext } from '../../platform/navigation/place.ts'
import { accountLinks, menuTree, singleLinks } from '../menu/menu-tree.ts'
import { Header } from './header.tsx'

const draw = (island: () => ReactElement) => ({ html: renderToString(island()), prefix: '' })
const general = { website_name: 'Northlight' } as WebsiteDetailView

const header = (pathname: string, said: WebsiteDetailView) =>
  renderToString(
    <RootDataContext value={{ ...neutralRootData(), institute: instituteOf(said), words: englishWords }}>
      <PlaceContext value={{ pathname, search: '', hash: '', key: '', state: null }}>
        <DrawKeptContext value={draw}>
          <Header />
        </DrawKeptContext>
      </PlaceContext>
    </RootDataContext>,
  )

const links = [...Object.values(singleLinks), ...[...menuTree, ...accountLinks].flatMap(({ to }) => to ?? [])]
const below = menuTree.flatMap(({ children = [] }) => children.map(({ to }) => to))
const pages = [
  ...[...links, ...below].flatMap((path) => [path, `${path}/more`]),
  ...[
    '/terms',
    '/mysuru/courses/foundation',
    '/hubballi/courses/circle',
    '/achievers/neet',
    '/achievers',
    '/searching',
  ],
]

test('kept from another page or drawn for this one, the header says the same of where one is', () => {
  for (const page of [...pages, ...pages.toReversed()]) {
    const fresh = header(page, { ...general })
    expect(header(page, general), page).toBe(fresh)
  }
})
