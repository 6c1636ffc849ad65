import type { Answer } from '@northlight/exam/answers/answers'
import { useWords } from '../words/use-words.ts'
import { chosenLook } from './chosen-look.ts'
import { RichText } from './rich-text.tsx'
import { textClass } from './text-class.ts'

type Props = {
  number: number
  left: string[]
  right: string[]
  texts: { options: Record<string, string>; matches?: Record<string, string> }
  lang: string
  /** The English words of both lists, to stand below others. */
  beside?: Props['texts']
  pairs: Record<string, string>
  isLocked: boolean
  onPairs: (answer: Answer | null) => void
}

/** Two lists to read, and under them one row of choices for each entry of the first: a table that works with any key. */
export function MatchingAnswer({ number, left, right, texts, lang, beside, pairs, isLocked, onPairs }: Props) {
  const { say } = useWords()
  const set = (from: string, to: string) => {
    const { [from]: had, ...rest } = pairs
    const next = had === to ? rest : { ...rest, [from]: to }
    onPairs(Object.keys(next).length === 0 ? null : { type: 'matching', pairs: next })
  }
  const list = (
    names: string[],
    words: Record<string, string>,
    title: string,
    english: Record<string, string> = {},
  ) => (
    <div className="rounded-lg border border-line-2 bg-white p-4">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{title}</h3>
      <ul className="mt-2 grid gap-2">
        {names.map((name) => (
          <li key={name} className="flex gap-3">
            <b className="w-5 shrink-0">{name}</b>
            <div className="grid min-w-0">
              <RichText html={words[name] ?? ''} lang={lang} className={textClass} />
              {english[name] && (
                <RichText html={english[name]} lang="en" className={`${textClass} text-[0.9em] text-ink-2`} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
  return (
    <>
      <div className="mt-5 grid grid-cols-2 gap-3 max-md:grid-cols-1">
        {list(left, texts.options, say('List I'), beside?.options)}
        {list(right, texts.matches ?? {}, say('List II'), beside?.matches)}
      </div>
      <div className="mt-4 grid gap-2 max-md:gap-4">
        {left.map((from) => (
          <fieldset key={from} className="flex flex-wrap items-center gap-2">
            <legend className="float-left w-26 shrink-0 text-sm font-semibold whitespace-nowrap max-md:w-full">
              <span aria-hidden="true">{say('{entry} goes with', { entry: from })}</span>
              <span className="sr-only">
                {say('Question {number}: {entry} of list I goes with', { number, entry: from })}
              </span>
            </legend>
            {right.map((to) => (
              <label
                key={to}
                className={`relative grid size-12 cursor-pointer place-items-center rounded-md border font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky ${
                  pairs[from] === to ? chosenLook : 'border-field bg-white hover:border-ink'
                }`}
              >
                <input
                  type="radio"
                  name={`match-${number}-${from}`}
                  checked={pairs[from] === to}
                  disabled={isLocked}
                  onChange={() => {}}
                  onClick={() => set(from, to)}
                  className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
                />
                {to}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </>
  )
}
