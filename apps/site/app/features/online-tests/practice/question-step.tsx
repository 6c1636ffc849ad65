import { chosenLook } from '@northlight/ui/question/chosen-look.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { ReactNode } from 'react'

type Props = {
  number: number
  isCurrent: boolean
  onOpen: (number: number) => void
  /** How it stands. */
  children?: ReactNode
}

/** A question as a small button, in the list of all of them. */
export function QuestionStep({ number, isCurrent, onOpen, children }: Props) {
  const { say } = useWords()
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onOpen(number)}
        className={`grid min-h-11 min-w-11 place-items-center rounded-md border text-sm leading-none figures ${
          isCurrent ? chosenLook : 'border-line-2 bg-white hover:border-ink'
        }`}
      >
        <span className="sr-only">{say('Question')} </span>
        {number}
        {children}
      </button>
    </li>
  )
}
