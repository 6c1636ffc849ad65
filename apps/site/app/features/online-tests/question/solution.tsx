import { RichText } from '@northlight/ui/question/rich-text.tsx'
import { longFormulas } from '@northlight/ui/question/text-class.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { inLanguage } from './asked-question.tsx'

type Props = {
  solution: { en: string; kn?: string; hi?: string }
  language: 'en' | 'kn' | 'hi'
  isOpen?: boolean
  className?: string
}

export function Solution({ solution, language, isOpen, className = 'mt-4 border-t border-line' }: Props) {
  const { say } = useWords()
  const [html, lang] = inLanguage(solution, language)
  if (!html) return null
  return (
    <details className={className} open={isOpen}>
      <summary className="min-h-11 py-3 text-sm font-semibold text-sky hover:text-night">
        {say('Worked solution')}
      </summary>
      <div className="pb-2">
        <RichText html={html} lang={lang} className={`prose prose-small ${longFormulas}`} />
      </div>
    </details>
  )
}
