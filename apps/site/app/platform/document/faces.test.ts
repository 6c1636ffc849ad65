// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { faceFilesIn, fetchFaces, letterFilesIn, showFaces } from './faces.ts'

const files = '/assets/fraunces-1.woff2 /assets/inter-1.woff2'
const style = () => document.querySelector<HTMLStyleElement>('style[data-faces]')

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  document.head.innerHTML = `<style data-faces="${files}" media="(min-width: 993px)"></style>`
  vi.stubGlobal('fetch', vi.fn<typeof fetch>())
  Object.assign(document, { fonts: { load: vi.fn<() => Promise<unknown>>(async () => []) } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const fetched = async () => {
  const done = fetchFaces()
  await vi.runAllTimersAsync()
  await done
  return vi.mocked(fetch).mock.calls.map(([file]) => file)
}

test('a first page is shown without the faces and brings them along for the next', async () => {
  showFaces()
  expect(style()?.media).toBe('(min-width: 993px)')
  vi.mocked(fetch).mockImplementation(async () => new Response('face'))
  expect(await fetched()).toEqual(files.split(' '))
  showFaces()
  expect(style()?.media).toBe('all')
  expect(document.fonts.load).toHaveBeenCalledTimes(2)
  expect(await fetched()).toHaveLength(2)
})

test('faces of another build are none', () => {
  localStorage.setItem('site:faces', '/assets/fraunces-0.woff2')
  showFaces()
  expect(style()?.media).toBe('(min-width: 993px)')
})

test('where one of them could not be fetched the next page tries again', async () => {
  vi.mocked(fetch).mockImplementation(async () => new Response('', { status: 503 }))
  expect(await fetched()).toHaveLength(1)
  showFaces()
  expect(style()?.media).toBe('(min-width: 993px)')
})

test('the inline script needs nothing from around it', () => {
  localStorage.setItem('site:faces', files)
  new Function('document', 'localStorage', `(${showFaces.toString()})()`)(document, localStorage)
  expect(style()?.media).toBe('all')
})

test('what every page uses is fetched ahead, rare letters are not', () => {
  const sheet = readFileSync('packages/ui/src/styles/faces.css', 'utf8')
  expect(faceFilesIn(sheet).map((file) => file.replace('../fonts/', ''))).toEqual([
    'fraunces-latin-opsz.woff2',
    'fraunces-rupee.woff2',
    'inter-latin-wght.woff2',
    'inter-rupee.woff2',
  ])
})

test('the letters of a language are one file, however often its sheet names them', () => {
  for (const [sheet, file] of [
    ['kannada', '../fonts/noto-sans-kannada-wght.woff2'],
    ['hindi', '../fonts/noto-sans-devanagari-wght.woff2'],
  ])
    expect(letterFilesIn(readFileSync(`packages/ui/src/styles/${sheet}.css`, 'utf8'))).toEqual([file])
})
