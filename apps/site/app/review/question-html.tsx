import { useEffect, useState } from 'react'
import { drawHtml, hasFormulas } from '../exam/question/draw-formulas.ts'
import { classes } from '../ui/classes.ts'

type Props = { html: string; lang?: string; as?: 'div' | 'span'; className?: string }

/** Sanitised text of a question. Formulas that come undrawn are drawn here; until then the words stand alone. */
export function QuestionHtml({ html, lang, as: Tag = 'div', className }: Props) {
  const [drawn, setDrawn] = useState<string>()
  useEffect(() => {
    setDrawn(undefined)
    if (!hasFormulas(html)) return
    let isStale = false
    drawHtml(html).then(
      (made) => !isStale && setDrawn(made),
      () => undefined,
    )
    return () => {
      isStale = true
    }
  }, [html])
  return (
    <Tag
      lang={lang}
      className={classes('[&_img]:max-w-full [&_math]:overflow-x-auto', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitises every text of a question
      dangerouslySetInnerHTML={{ __html: drawn ?? html }}
    />
  )
}
