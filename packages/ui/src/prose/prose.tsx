import { addressIn } from '@northlight/contract/words/campaign-paths'
import { type ReactNode, use } from 'react'
import { classes } from '../classes.ts'
import { WordsContext } from '../words/use-words.ts'
import { proseHtml } from './prose-html.ts'
import { saidProse } from './said-prose.ts'

type Props = { className?: string; small?: boolean } & (
  | { children: ReactNode; html?: undefined }
  /** Only HTML that came from the API: it is sanitised when it is written and again when it leaves. */
  | { html: string; children?: undefined }
)

/** Running text as staff write it, in English; a paragraph that has a translation is said in the reader’s language. */
export function Prose({ className, small, html, children }: Props) {
  const words = use(WordsContext)
  const name = classes('prose', small && 'prose-small', className)
  if (html === undefined) return <div className={name}>{children}</div>
  const { html: said, lang } = saidProse(words, html)
  const shown = proseHtml(said, (path) => addressIn(words.language, path))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitises every HTML field
  return <div lang={lang} className={name} dangerouslySetInnerHTML={{ __html: shown }} />
}
