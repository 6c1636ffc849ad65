import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from '@northlight/contract/pages/page'
import { allPages, type PageName, pages } from '@northlight/contract/pages/pages'
import { otherLanguages } from '@northlight/contract/words/languages'
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** A test for admission shows its report and its questions as any other test does. */
const drawnAs: Partial<Record<PageName, PageName>> = {
  'admission-test-report': 'test-report',
  'admission-test-review': 'test-review',
}

const found = new Map(
  globSync('routes/*/*.tsx', { cwd: import.meta.dirname }).map((file) => [basename(file, '.tsx'), file]),
)

/** The file that draws a page bears its name. What is decided by its address stands in `contract/pages`. */
const fileOf = (name: PageName): string => {
  const file = found.get(drawnAs[name] ?? name)
  if (!file) throw new Error(`Nothing draws the page ${name}. Write it in apps/site/app/routes/<folder>/${name}.tsx.`)
  return file
}

for (const [name, file] of found)
  if (!(name in pages))
    throw new Error(`apps/site/app/${file} is named for no page. Add a row ${name} in packages/contract/src/pages.`)

/** A page at its English address and, where there is one, at that of each other language: `/kn/fees`. */
const routesOf = (name: PageName, { path, languages }: Page): RouteConfigEntry[] => {
  const file = fileOf(name)
  const own = path.slice(1)
  const others = languages === 'english' ? [] : otherLanguages
  return [
    own ? route(own, file, { id: name }) : index(file, { id: name }),
    ...others.map((language) => route(own ? `${language}/${own}` : language, file, { id: `${language}/${name}` })),
  ]
}

const routesWhere = (isOne: (page: Page) => boolean) =>
  allPages.filter(([, page]) => isOne(page)).flatMap(([name, page]) => routesOf(name, page))

/** The route table of the product. Pages inside the layout carry header, newsletter and footer. */
export default [
  layout('shell/shell.tsx', [
    layout(
      'shell/page-errors.tsx',
      routesWhere(({ bare }) => !bare),
    ),
  ]),
  ...routesWhere(({ bare = false }) => bare),
] satisfies RouteConfig
