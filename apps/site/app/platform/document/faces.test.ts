// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { letterFilesIn, showFaces } from './faces.ts'

const load = vi.fn<() => Promise<unknown>>()
const style = () => document.querySelector<HTMLStyleElement>('style[data-faces]')

const [wide, narrow] = ['(wide)', 'not all']

beforeEach(() => {
  localStorage.clear()
  load.mockReset().mockResolvedValue([])
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === wide }))
  Object.assign(document, { fonts: { load } })
})
afterEach(() => vi.unstubAllGlobals())

/** A document of its own, with the script in its head: as it is read, and when it is complete. */
const openPage = async (media = narrow) => {
  document.head.innerHTML = `<style data-faces media="${media}"></style>`
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  showFaces()
  const asRead = style()?.media
  page.dispatchEvent(new Event('load'))
  // Long enough for what is noted once they have come.
  for (let i = 0; i < 5; i++) await Promise.resolve()
  return [asRead, style()?.media]
}

test('one page on a phone asks for no face; the second when it is complete; every further one at once', async () => {
  expect(await openPage()).toEqual(['not all', 'not all'])
  expect(load).not.toHaveBeenCalled()
  expect(await openPage()).toEqual(['not all', 'all'])
  expect(load).toHaveBeenCalledTimes(2)
  expect(await openPage()).toEqual(['all', 'all'])
})

test('a wide screen has them at once, and so has its next page', async () => {
  expect(await openPage(wide)).toEqual(['all', 'all'])
  expect(await openPage()).toEqual(['all', 'all'])
})

test('faces that did not come are asked for behind the next page again', async () => {
  await openPage()
  load.mockRejectedValue(new Error('no connection'))
  expect(await openPage()).toEqual(['not all', 'all'])
  expect(await openPage()).toEqual(['not all', 'all'])
})

test('who saves data, or forbids storage, reads in the stand-ins', async () => {
  await openPage()
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  expect(await openPage()).toEqual(['not all', 'not all'])
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', undefined)
  expect(await openPage()).toEqual(['not all', 'not all'])
})

test('the inline script needs no imports and no closure', () => {
  localStorage.setItem('site:faces', 'here')
  document.head.innerHTML = '<style data-faces media="not all"></style>'
  new Function('document', 'localStorage', 'navigator', `(${showFaces.toString()})()`)(document, localStorage, {})
  expect(style()?.media).toBe('all')
})

test('the letters of a language are one file, however often its sheet names them', () => {
  for (const [sheet, file] of [
    ['kannada', '../fonts/noto-sans-kannada-wght.woff2'],
    ['hindi', '../fonts/noto-sans-devanagari-wght.woff2'],
  ])
    expect(letterFilesIn(readFileSync(`packages/ui/src/styles/${sheet}.css`, 'utf8'))).toEqual([file])
})
