import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isAppPath } from './platform/navigation/app-paths.ts'

type Entry = { path?: string; file: string; children?: Entry[] }

const app = new URL('.', import.meta.url)

test('the paths of application pages are those whose routes say so', async () => {
  const { default: routes } = (await import('./routes.ts')) as { default: Entry[] }
  const flat = (entries: Entry[]): Entry[] => entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])
  const pages = flat(routes).filter(({ path }) => path !== undefined && path !== '*' && path !== 'sent/*')
  expect(pages.length).toBeGreaterThan(40)
  for (const { path = '', file } of pages) {
    const says = /export const handle = appPage\b/.test(readFileSync(new URL(file, app), 'utf8'))
    expect(isAppPath(`/${path.replaceAll(/:\w+/g, 'x')}`), path).toBe(says)
  }
})

test('a page of another name is no application page', () => {
  expect(isAppPath('/profiles')).toBe(false)
  expect(isAppPath('/online-tests/mock-1')).toBe(false)
  expect(isAppPath('/admission')).toBe(false)
})
