import type { Text } from '@northlight/contract/words/catalogue'
import { saidFor } from '@northlight/contract/words/words'
import { Fragment, type ReactNode, use } from 'react'
import { WordsContext } from './use-words.ts'

/** What is not translated is said in English and marked as English, for voices and for spelling. */
const marked = (isForeign: boolean, content: ReactNode) => (isForeign ? <span lang="en">{content}</span> : content)

/** A sentence of ours with elements in it: `Call {number}.` with a link for the number. */
export function Said({ text, values = {} }: { text: Text; values?: Readonly<Record<string, ReactNode>> }) {
  const { language, texts } = use(WordsContext)
  const said = saidFor(texts, text)
  const parts = (said ?? text).split(/\{(\w+)\}/)
  return marked(
    language !== 'en' && said === undefined,
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence, which never change their order
    parts.map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>),
  )
}

/** A text that staff wrote in English: translated where a translation is stored, marked as English where not. */
export function Stored({ text }: { text: string | null | undefined }) {
  const { language, texts } = use(WordsContext)
  if (!text || language === 'en') return text
  const said = saidFor(texts, text)
  return marked(said === undefined, said ?? text)
}
