import type { AnswerView, AskedQuestionView, KeyView } from '@northlight/contract/results/question-views'
import { classes } from '@northlight/ui/classes.ts'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { checkIcon, closeIcon } from '@northlight/ui/kit/icons.ts'
import { RichText } from '@northlight/ui/question/rich-text.tsx'
import { textClass } from '@northlight/ui/question/text-class.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { inLanguage } from './asked-question.tsx'

type Props = {
  question: AskedQuestionView
  answer: AnswerView | null
  answerText: string
  /** Off where nobody has answered: only the key is shown then. */
  hasAnswer?: boolean
  answerKey: KeyView
  language: 'en' | 'kn' | 'hi'
}

const chosenNames = (answer: AnswerView | null): string[] =>
  answer?.type === 'single' ? [answer.option] : answer?.type === 'multiple' ? answer.options : []

/** The options with the key and the own choice marked in words; other kinds of answer in two lines. */
export function MarkedOptions({ question, answer, answerText, hasAnswer = true, answerKey, language }: Props) {
  const { say } = useWords()
  const [words, lang] = inLanguage(question.texts, language)
  if (question.type === 'numeric' || question.type === 'matching')
    return (
      <>
        {question.type === 'matching' && <Lists question={question} words={words} lang={lang} />}
        <dl className="mt-5 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
          {hasAnswer && <Line term={say('Your answer')} value={answerText || say('none')} />}
          <Line term={say('Right answer')} value={answerKey.text} />
        </dl>
      </>
    )
  const chosen = new Set(chosenNames(answer))
  const right = new Set(answerKey.right)
  return (
    <ol className="mt-5 grid gap-2.5">
      {question.options.map((name, place) => {
        const isRight = right.has(name)
        const isChosen = chosen.has(name)
        const said = [isChosen && say('your answer'), isRight && say('right answer')].filter(Boolean).join(', ')
        return (
          <li
            key={name}
            className={classes(
              'grid grid-cols-[2rem_minmax(0,1fr)_auto] items-start gap-x-3 rounded-lg border px-4 py-3',
              isRight ? 'border-leaf bg-leaf-2' : isChosen ? 'border-clay bg-clay-2' : 'border-line bg-white',
            )}
          >
            <b className="font-medium figures">{String.fromCharCode(65 + place)}</b>
            <RichText html={words.options[name] ?? ''} lang={lang} className={textClass} />
            {said && (
              <span className="inline-flex items-center gap-1.5 text-sm font-medium max-sm:col-start-2 max-sm:mt-1">
                {isRight ? (
                  <Icon path={checkIcon} size={16} className="text-leaf" />
                ) : (
                  <Icon path={closeIcon} size={16} className="text-clay" />
                )}
                {said}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

type ListsProps = {
  question: AskedQuestionView
  words: { options: Record<string, string>; matches?: Record<string, string> }
  lang: string
}

/** The two lists of a matching question. */
function Lists({ question, words, lang }: ListsProps) {
  const { say } = useWords()
  const columns = [
    { label: say('List I'), names: question.options, texts: words.options },
    { label: say('List II'), names: question.matches ?? [], texts: words.matches ?? {} },
  ]
  return (
    <div className="mt-5 grid gap-6 sm:grid-cols-2">
      {columns.map(({ label, names, texts }) => (
        <ul key={label} aria-label={label} className="grid content-start gap-2">
          {names.map((name) => (
            <li key={name} className="grid grid-cols-[2rem_minmax(0,1fr)] border-t border-line pt-2">
              <b className="font-medium">{name}</b>
              <RichText html={texts[name] ?? ''} lang={lang} className={textClass} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

function Line({ term, value }: { term: string; value: string }) {
  return (
    <div className="border-t border-line-2 pt-2">
      <dt className="text-ink-2">{term}</dt>
      <dd className="text-md font-medium figures">{value}</dd>
    </div>
  )
}
