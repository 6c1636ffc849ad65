import { memo } from 'react'

type Props = { html: string; lang?: string; className?: string; as?: 'div' | 'span' }

/** Text of a question: HTML that the API sanitises, formulas as MathML, which screen readers speak. */
export const RichText = memo(function RichText({ html, lang, className, as: Tag = 'div' }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitises every HTML field
  return <Tag lang={lang} className={className} dangerouslySetInnerHTML={{ __html: html }} />
})
