import type { AnswerView, AskedQuestionView } from '@northlight/contract/results/question-views'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { RichText } from '@northlight/ui/question/rich-text.tsx'
import { textClass } from '@northlight/ui/question/text-class.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { inLanguage } from '../question/asked-question.tsx'

type Props = {
  question: AskedQuestionView
  language: 'en' | 'kn' | 'hi'
  /** What was answered before, where it can be changed. */
  given?: AnswerView | null
}

const chosenIn = (given: Props['given'], name: string) =>
  (given?.type === 'single' && given.option === name) || (given?.type === 'multiple' && given.options.includes(name))

const row =
  'grid cursor-pointer grid-cols-[1.25rem_1.5rem_minmax(0,1fr)] items-start gap-x-3 rounded-lg border border-line bg-white px-4 py-3.5 has-checked:border-night has-checked:bg-sky-2'

/** The way to answer each kind of question; read back by `answerIn`. */
export function AnswerFields({ question, language, given = null }: Props) {
  const { say } = useWords()
  const [words, lang] = inLanguage(question.texts, language)
  if (question.type === 'numeric')
    return (
      <TextField
        label={say('Your answer, a number')}
        name="answer"
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        defaultValue={given?.type === 'numeric' ? given.value : undefined}
        hint={question.decimals ? say('Round to {count} decimals.', { count: question.decimals }) : undefined}
        className="mt-5 max-w-60"
      />
    )
  if (question.type === 'matching')
    return (
      <div className="mt-5 grid gap-3">
        <ol aria-label={say('List II')} className="mb-2 grid gap-2">
          {(question.matches ?? []).map((name) => (
            <li key={name} className="grid grid-cols-[2rem_minmax(0,1fr)]">
              <b className="font-medium">{name}</b>
              <RichText html={words.matches?.[name] ?? ''} lang={lang} className={textClass} />
            </li>
          ))}
        </ol>
        {question.options.map((name) => (
          <label
            key={name}
            className="grid grid-cols-[2rem_minmax(0,1fr)_6rem] items-center gap-x-3 border-t border-line pt-3"
          >
            <b className="font-medium">{name}</b>
            <RichText html={words.options[name] ?? ''} lang={lang} as="span" className={textClass} />
            <select
              name={`match-${name}`}
              defaultValue={(given?.type === 'matching' && given.pairs[name]) || ''}
              className="min-h-11 rounded-md border border-field bg-white px-2"
            >
              <option value="">–</option>
              {(question.matches ?? []).map((match) => (
                <option key={match} value={match}>
                  {match}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    )
  return (
    <fieldset className="mt-5 grid gap-2.5">
      <legend className="sr-only">
        {question.type === 'single' ? say('Choose one option') : say('Choose every right option')}
      </legend>
      {question.options.map((name, place) => (
        <label key={name} className={row}>
          <input
            type={question.type === 'single' ? 'radio' : 'checkbox'}
            name="answer"
            value={name}
            defaultChecked={chosenIn(given, name)}
            className="mt-1 size-4.5 accent-night"
          />
          <b className="font-medium">{String.fromCharCode(65 + place)}</b>
          <RichText html={words.options[name] ?? ''} lang={lang} as="span" className={textClass} />
        </label>
      ))}
    </fieldset>
  )
}
