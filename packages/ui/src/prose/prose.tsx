import { addressIn } from '@northlight/contract/words/english-pages'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { useWords } from '../words/use-words.ts'
import { proseHtml } from './prose-html.ts'

type Props = { className?: string; small?: boolean } & (
  | { children: ReactNode; html?: undefined }
  /** Only HTML that came from the API: it is sanitised when it is written and again when it leaves. */
  | { html: string; children?: undefined }
)

/** Running text as staff write it, in English. */
export function Prose({ className, small, html, children }: Props) {
  const { inEnglish, language } = useWords()
  const name = classes('prose', small && 'prose-small', className)
  if (html === undefined) return <div className={name}>{children}</div>
  const shown = proseHtml(html, (path) => addressIn(language, path))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitises every HTML field
  return <div {...inEnglish} className={name} dangerouslySetInnerHTML={{ __html: shown }} />
}
