import { type Colours, dyed, inkName } from '@northlight/contract/colours'
import type { SheetName } from '@northlight/contract/pages/page'
import type { Language } from '@northlight/contract/words/languages'
import { use } from 'react'
import { DocumentContext } from './platform/document/document-context.ts'
import { letterFilesIn, showFaces } from './platform/document/faces.ts'
import { faces, languageSheets, styleSheets } from './style-sheets.ts'

/**
 * View transitions between documents (they fade). In the document itself, because a browser decides about the fade
 * before it may have read a linked sheet, and then reports an error.
 */
const betweenPages = '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}'

const sheetsOf = (sheet: SheetName, language: Language): string[] => [
  styleSheets[sheet],
  ...(language === 'en' ? [] : [languageSheets[language]]),
]

/** Wide screens have the connection for more than the words. */
const wide = '(min-width: 993px)'

/** The letters of a language, preloaded: they have no stand-ins of the same measures. */
const Letters = ({ files }: { files: string[] }) =>
  files.map((file) => (
    <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={file} media={wide} />
  ))

/** The two families: at once on the screens that `media` names, on others when they are in nobody's way. */
const Faces = ({ media }: { media: string }) => {
  const { textOf, mark } = use(DocumentContext)
  if (!textOf) return <Linked files={[faces]} />
  return (
    <>
      <style data-faces media={media}>
        {textOf(faces)}
      </style>
      <script nonce={mark}>{`(${showFaces.toString()})()`}</script>
    </>
  )
}

/** A sheet is dyed once for the colours it is in; those of a day are few. */
const known = new Map<string, string>()
const dyedText = (text: string, colours: Colours): string => {
  const ink = inkName(colours)
  if (!ink) return text
  const key = `${ink} ${text.length} ${text.slice(0, 80)} ${text.slice(-80)}`
  const made = known.get(key) ?? dyed(text, colours)
  if (known.size > 60) known.clear()
  known.set(key, made)
  return made
}

type Props = { sheet: SheetName; language: Language; colours: Colours }

const Linked = ({ files, colours }: { files: string[]; colours?: Colours }) => {
  const ink = colours && inkName(colours)
  // The server dyes a sheet that is asked for with the colours of the institute (`dyed-sheets.ts`).
  return files.map((file) => <link key={file} rel="stylesheet" href={ink ? `${file}?ink=${ink}` : file} />)
}

/**
 * A reading page carries its style sheet in itself: on a slow connection its first words stand a round trip earlier, which is
 * more than the twelve kilobytes cost where the next page could have taken them from the cache. One that is drawn for
 * one visitor is compressed for this visitor as well, so there the sheet stays a file.
 */
export function ReadingStyles({ sheet, language, colours }: Props) {
  const { textOf, isForOne } = use(DocumentContext)
  if (!textOf) return <LinkedStyles sheet={sheet} language={language} colours={colours} />
  const files = sheetsOf(sheet, language)
  return (
    <>
      {language !== 'en' && <Letters files={letterFilesIn(textOf(languageSheets[language]))} />}
      {isForOne && <Linked files={files} colours={colours} />}
      <style>
        {[betweenPages, ...(isForOne ? [] : files.map((file) => dyedText(textOf(file), colours)))].join('')}
      </style>
      <Faces media={wide} />
    </>
  )
}

/** As long as a document stands its sheet and its rules are those it came with: the browser reads them there. */
const drawn = (selector: string) => document.querySelector(selector)

/**
 * The pages of an application change in place and share a sheet: it is a file. In the browser React leaves what else
 * stands in the head as it is.
 */
export function LinkedStyles({ sheet, language, colours }: Props) {
  if (!import.meta.env.SSR)
    return (
      <>
        <link rel="stylesheet" href={drawn('link[rel="stylesheet"]')?.getAttribute('href') ?? undefined} />
        <style>{drawn('head > style')?.textContent}</style>
      </>
    )
  return (
    <>
      <Linked files={sheetsOf(sheet, language)} colours={colours} />
      <style>{betweenPages}</style>
      <Faces media="not all" />
    </>
  )
}
