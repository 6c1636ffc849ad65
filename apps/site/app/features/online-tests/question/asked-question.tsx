import type { AskedQuestionView } from '@northlight/contract/results/question-views'
import { ownAddress } from '@northlight/ui/own-address.ts'
import { RichText } from '@northlight/ui/question/rich-text.tsx'
import { longFormulas } from '@northlight/ui/question/text-class.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'

type Language = AskedQuestionView['languages'][number]

/** A text in the wanted language, or in English where there is no translation. */
export const inLanguage = <Text,>(texts: { en: Text; kn?: Text; hi?: Text }, wanted: Language): [Text, Language] => {
  const found = texts[wanted]
  return found === undefined ? [texts.en, 'en'] : [found, wanted]
}

/** Passage, figure and text of a question as it was asked; the options are the caller's. */
export function AskedQuestion({ question, language }: { question: AskedQuestionView; language: Language }) {
  const { say } = useWords()
  const [words, lang] = inLanguage(question.texts, language)
  const { passage } = question
  const [passageText, passageLang] = passage ? inLanguage(passage.texts, language) : ['', 'en' as const]
  return (
    <>
      {passage && (
        <details className="mb-4 rounded-lg bg-paper-2 px-5 py-1" open>
          <summary className="min-h-11 py-2.5 text-sm font-semibold">{say('Read this passage first')}</summary>
          <Figure src={passage.figure} alt={passage.figure_alt} />
          <div className="pb-4">
            <RichText html={passageText} lang={passageLang} className={`prose prose-small ${longFormulas}`} />
          </div>
        </details>
      )}
      <Figure src={question.figure} alt={question.figure_alt} />
      <RichText html={words.text} lang={lang} className={`prose ${longFormulas}`} />
    </>
  )
}

function Figure({ src, alt }: { src: string | null; alt: string | null }) {
  if (!src) return null
  return (
    <img
      src={ownAddress(src)}
      alt={alt ?? ''}
      width={480}
      height={300}
      loading="lazy"
      className="my-4 h-auto max-w-full bg-white"
    />
  )
}
