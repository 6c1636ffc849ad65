import { classes } from '../ui/classes.ts'

type Props = { html: string; lang?: string; as?: 'div' | 'span'; className?: string }

/** Sanitised text of a question, its formulas drawn as MathML by the API. */
export function QuestionHtml({ html, lang, as: Tag = 'div', className }: Props) {
  return (
    <Tag
      lang={lang}
      className={classes('[&_img]:max-w-full [&_math]:overflow-x-auto', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitises every text of a question
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
