import type { QuestionImportRow } from '@northlight/contract/office/question-imports'
import { RichText } from '@northlight/ui/question/rich-text.tsx'

const languageNames = { kn: 'Kannada', hi: 'Hindi' } as const

const Figure = ({ src, alt }: { src: string | null; alt: string | null }) =>
  src === null ? null : (
    <img className="block max-w-[min(100%,_260px)] max-h-45 my-1.5" src={src} alt={alt ?? ''} loading="lazy" />
  )

/** Another language of the same question, or the solution: opened by anyone who checks it. */
const Folded = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <details className="[&>summary]:w-[fit-content] [&>summary]:py-1 [&>summary]:text-ink-2 [&>summary]:text-sm [&>summary]:cursor-pointer">
    <summary>{title}</summary>
    {children}
  </details>
)

type View = NonNullable<QuestionImportRow['view']>

const Wording = ({ view, language }: { view: View; language: 'en' | 'kn' | 'hi' }) => {
  const words = view.texts[language] ?? view.texts.en
  return (
    <>
      <RichText html={words.text} />
      <Figure src={view.figure} alt={view.figure_alt} />
      <ol className="flex flex-wrap gap-y-0.5 gap-x-4 text-ink-2 [&_p]:inline">
        {view.options.map((name) => (
          <li key={name}>
            <b>{name}</b> <RichText as="span" html={words.options[name] ?? ''} />
          </li>
        ))}
      </ol>
      {view.matches !== null && (
        <ol className="flex flex-wrap gap-y-0.5 gap-x-4 text-ink-2 [&_p]:inline" aria-label="Second list">
          {view.matches.map((name) => (
            <li key={name}>
              <b>{name}</b> <RichText as="span" html={words.matches?.[name] ?? ''} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** One row of a file as the student will see it: passage, question, figure and lists, in every language it has. */
export function ImportQuestion({ row }: { row: QuestionImportRow }) {
  const { view, passage, solution } = row
  if (!view) return <span className="muted">{row.title}</span>
  const others = (['kn', 'hi'] as const).filter((language) => view.texts[language] !== undefined)
  return (
    <>
      {passage && (
        <div className="mb-2 pl-2.5 border-l-2 border-l-line-2">
          <span className="under">Passage {passage.code}</span>
          <RichText html={passage.texts.en} />
          <Figure src={passage.figure} alt={passage.figure_alt} />
        </div>
      )}
      <Wording view={view} language="en" />
      <span className="under">{[row.code, row.place, row.key && `key ${row.key}`].filter(Boolean).join(' · ')}</span>
      {others.map((language) => (
        <Folded key={language} title={languageNames[language]}>
          <div lang={language}>
            {passage?.texts[language] && <RichText html={passage.texts[language]} />}
            <Wording view={view} language={language} />
          </div>
        </Folded>
      ))}
      {solution && (
        <Folded title="Solution">
          <RichText html={solution} />
        </Folded>
      )}
    </>
  )
}
