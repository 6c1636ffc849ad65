import { type Colours, productColours } from '@northlight/contract/colours'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { LinkedStyles, ReadingStyles } from './head-styles.tsx'
import { DocumentContext, type DocumentParts } from './platform/document/document-context.ts'
import { nameOwnScripts } from './platform/document/own-scripts.ts'

/** The addresses that a build gives to the sheets. */
const { faces, home, kn } = vi.hoisted(() => ({
  faces: '/assets/faces-1.css',
  home: '/assets/home-1.css',
  kn: '/assets/kannada-1.css',
}))
vi.mock('./style-sheets.ts', () => ({ faces, styleSheets: { home }, languageSheets: { kn } }))

const facesText = '@font-face{font-family:Inter;src:url(/assets/inter-latin-1.woff2);font-display:swap}'
const textOf = (file: string) => (file === faces ? facesText : `.from{src:url(${file.replace('css', 'woff2')})}`)
const facesFor = (media: string) => `<style data-faces="true" media="${media}">${facesText}</style>`
const head = (styles: typeof ReadingStyles, parts: DocumentParts, colours: Colours = productColours) => {
  const Styles = styles
  return renderToString(
    <DocumentContext value={{ textOf, mark: 'm', ...parts }}>
      <Styles sheet="home" language="kn" colours={colours} />
    </DocumentContext>,
  )
}
const linked = `<link rel="stylesheet" href="${home}"/>`

test('a reading page carries its sheet and that of its language, and waits for no other file', () => {
  const html = head(ReadingStyles, {})
  expect(html).not.toContain('rel="stylesheet"')
  expect(html).toContain(textOf(home) + textOf(kn))
  expect(html.match(/<link[^>]*>/g), 'letters of the language are asked for ahead, faces are not').toEqual([
    '<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/assets/kannada-1.woff2" media="(min-width: 993px)"/>',
  ])
  expect(html).toContain(facesFor('(min-width: 993px)'))
  expect(nameOwnScripts(Buffer.from(html), 'm').hashes, 'the script that lets the faces in may run').toHaveLength(1)
})

test('drawn for one visitor it links them', () => {
  const html = head(ReadingStyles, { isForOne: true })
  expect(html).toContain(linked)
  expect(html).not.toContain(textOf(home))
  expect(html).toContain(facesFor('(min-width: 993px)'))
})

test('an application page links its sheet, and no face is in the way of its script', () => {
  const html = head(LinkedStyles, {})
  expect(html).toContain(linked)
  expect(html).toContain(facesFor('not all'))
  expect(html).not.toContain('preload')
  expect(nameOwnScripts(Buffer.from(html), 'm').hashes).toHaveLength(1)
})

test('in development everything is linked', () => {
  const html = head(ReadingStyles, { textOf: undefined })
  expect(html).toContain(linked)
  expect(html).toContain(`href="${faces}"`)
})

test('in the colours of an institute a sheet in the page is dyed, and a linked one is asked for in them', () => {
  const green = { night: '#123524', gold: '#e9b44c' }
  const painted = { textOf: (file: string) => (file === faces ? facesText : '.a{color:#0e1a33}') }
  expect(head(ReadingStyles, painted, green)).toContain('.a{color:#123524}')
  expect(head(ReadingStyles, painted)).toContain('.a{color:#0e1a33}')
  expect(head(LinkedStyles, painted, green)).toContain(`href="${home}?ink=123524-e9b44c"`)
})
