import type { Language } from '@northlight/contract/words/languages'
import { use } from 'react'
import { faceFilesIn, showFaces } from './platform/document/faces.ts'
import { languageNameFaces } from './platform/document/language-names.ts'
import type { SheetName } from './platform/document/sheet-of.ts'
import { ScriptMarkContext, SheetTextContext } from './platform/document/sheet-text.ts'
import { faces, languageSheets, styleSheets } from './style-sheets.ts'

/**
 * Documents fade into each other. In the document itself, because a browser decides about the fade before it may have
 * read a linked sheet, and then reports an error.
 */
const betweenPages = '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}'

const sheetsOf = (sheet: SheetName, language: Language): string[] => [
  styleSheets[sheet],
  ...(language === 'en' ? [] : [languageSheets[language]]),
]

const ownRules = (language: Language) => betweenPages + languageNameFaces(language)

type Props = { sheet: SheetName; language: Language }

/**
 * A reading page carries its style sheet in itself: on a slow line its first words stand a round trip earlier, which is
 * more than the twelve kilobytes cost where the next page could have taken them from the cache.
 */
export function ReadingStyles({ sheet, language }: Props) {
  const text = use(SheetTextContext)
  const mark = use(ScriptMarkContext)
  if (!text) return <LinkedStyles sheet={sheet} language={language} />
  const named = text(faces)
  return (
    <>
      <style>{[ownRules(language), ...sheetsOf(sheet, language).map(text)].join('')}</style>
      <style data-faces={faceFilesIn(named).join(' ')} media="not all">
        {named}
      </style>
      <script nonce={mark}>{`(${showFaces.toString()})()`}</script>
    </>
  )
}

/** As long as a document stands its sheet and its rules are those it came with: the browser reads them there. */
const drawn = (selector: string) => document.querySelector(selector)

/** The pages of an application change in place and share a sheet: it is a file. */
export function LinkedStyles({ sheet, language }: Props) {
  if (!import.meta.env.SSR)
    return (
      <>
        <link rel="stylesheet" href={drawn('link[rel="stylesheet"]')?.getAttribute('href') ?? undefined} />
        <style>{drawn('head > style')?.textContent}</style>
      </>
    )
  const text = use(SheetTextContext)
  return (
    <>
      {[...sheetsOf(sheet, language), ...(text ? [] : [faces])].map((file) => (
        <link key={file} rel="stylesheet" href={file} />
      ))}
      <style>{ownRules(language) + (text?.(faces) ?? '')}</style>
    </>
  )
}
