import { memo } from 'react'
import { Icon } from '../kit/icon.tsx'
import { checkIcon } from '../kit/icons.ts'
import { useWords } from '../words/use-words.ts'
import { chosenLook } from './chosen-look.ts'
import { chosenRowLook } from './chosen-row-look.ts'
import { RichText } from './rich-text.tsx'
import { letterAt } from './sheet.ts'
import { textClass } from './text-class.ts'

type OptionProps = {
  name: string
  letter: string
  html: string
  lang: string
  /** The same in English, below. */
  beside?: string
  group: string
  isMultiple: boolean
  isChosen: boolean
  isStruck: boolean
  isLocked: boolean
  onToggle: (name: string) => void
}

const nothing = () => {}

/** The whole row is the target. A chosen option clicked again is unselected, which plain radio buttons cannot do. */
const Option = memo(function Option({
  name,
  letter,
  html,
  lang,
  beside,
  group,
  isMultiple,
  isChosen,
  isStruck,
  isLocked,
  onToggle,
}: OptionProps) {
  const { say } = useWords()
  return (
    <label
      className={`relative flex min-h-18 cursor-pointer items-center gap-4 rounded-lg border py-2.5 pr-3 pl-3.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky max-md:min-h-13 max-md:gap-3 max-md:py-1.5 max-md:pr-2.5 max-md:pl-2.5 ${
        isChosen ? chosenRowLook : 'border-line-2 bg-white hover:border-ink'
      }`}
    >
      <input
        type={isMultiple ? 'checkbox' : 'radio'}
        name={group}
        value={name}
        checked={isChosen}
        disabled={isLocked}
        onChange={nothing}
        onClick={() => onToggle(name)}
        className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
      />
      <span
        aria-hidden="true"
        className={`grid size-10 shrink-0 place-items-center border-[1.5px] font-semibold max-md:size-9 ${isMultiple ? 'rounded-md' : 'rounded-full'} ${
          isChosen ? chosenLook : 'border-field'
        }`}
      >
        {letter}
      </span>
      <span className="sr-only">
        {letter}
        {isStruck && `, ${say('struck out')}`}:{' '}
      </span>
      <span className={`grid min-w-0 ${isStruck ? 'line-through opacity-75' : ''}`}>
        <RichText as="span" html={html} lang={lang} className={`${textClass} text-[1.0556em]`} />
        {beside !== undefined && beside !== html && (
          <RichText as="span" html={beside} lang="en" className={`${textClass} text-[0.9em] text-ink-2`} />
        )}
      </span>
      {/* Its room is kept, so that nothing moves when an option is chosen. */}
      <Icon path={checkIcon} size={20} className={`ml-auto shrink-0 text-night ${isChosen ? '' : 'invisible'}`} />
    </label>
  )
})

type Props = {
  number: number
  /** Names in the order of the screen. */
  order: string[]
  texts: Record<string, string>
  lang: string
  /** The English words of the options, to stand below others. */
  beside?: Record<string, string>
  chosen: readonly string[]
  /** Options that the student has ruled out for themselves. */
  struck?: readonly string[]
  isMultiple: boolean
  isLocked?: boolean
  onToggle: (name: string) => void
}

export function ChoiceOptions({
  number,
  order,
  texts,
  lang,
  beside,
  chosen,
  struck,
  isMultiple,
  isLocked = false,
  onToggle,
}: Props) {
  const { say } = useWords()
  return (
    <fieldset className="mt-5 grid grid-cols-2 gap-3 max-md:mt-3 max-md:grid-cols-1 max-md:gap-2">
      <legend className="sr-only">
        {isMultiple
          ? say('Options for question {number}; one or more may be right', { number })
          : say('Options for question {number}', { number })}
      </legend>
      {order.map((name, place) => (
        <Option
          key={name}
          name={name}
          letter={letterAt(place)}
          html={texts[name] ?? ''}
          lang={lang}
          beside={beside?.[name]}
          group={`question-${number}`}
          isMultiple={isMultiple}
          isChosen={chosen.includes(name)}
          isStruck={struck?.includes(name) ?? false}
          isLocked={isLocked}
          onToggle={onToggle}
        />
      ))}
    </fieldset>
  )
}
