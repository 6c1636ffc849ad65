import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { type UsedWords, useWords } from '../words/use-words.ts'
import { Icon } from './icon.tsx'
import { warningIcon } from './icons.ts'

export type SummaryError = {
  /** The field's `name`; the link brings focus to it. */
  name: string
  message: string
  /** The field's id, when it has one of its own. */
  id?: string
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

export const summaryTitle = (count: number, { say, language }: Pick<UsedWords, 'say' | 'language'>) =>
  count === 1
    ? say('Please check one field')
    : say('Please check {count} fields', { count: (language === 'en' && numbers[count]) || count })

type Props = {
  errors: readonly SummaryError[]
  title?: string
  children?: ReactNode
  /** Grows with each failed attempt, so that focus comes back even when the errors are the same. */
  attempt?: number
}

/** On top of a form that was refused. Takes focus when it appears; each line leads to its field. */
export function ErrorSummary({ errors, title, children, attempt = 0 }: Props) {
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const isShown = errors.length > 0 || Boolean(children)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must bring focus back even with equal errors
  useEffect(() => {
    if (isShown) box.current?.focus()
  }, [isShown, attempt])

  if (!isShown) return null

  const goTo = (event: MouseEvent<HTMLAnchorElement>, { name, id }: SummaryError) => {
    const field = id ? document.getElementById(id) : fieldNamed(event.currentTarget.closest('form'), name)
    if (!field) return
    event.preventDefault()
    field.focus({ preventScroll: true })
    field.scrollIntoView({ block: 'center' })
  }

  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-sm border border-l-4 border-clay-3 border-l-clay bg-clay-2 px-5 py-4.5 text-clay-ink"
    >
      <h2
        id={titleId}
        className="flex items-center gap-2.5 font-sans text-md leading-brief font-semibold tracking-normal text-clay-ink"
      >
        <Icon path={warningIcon} />
        {title ?? summaryTitle(errors.length, words)}
      </h2>
      {children && <div className="mt-1.5 ml-7.5 text-sm">{children}</div>}
      {errors.length > 0 && (
        <ul className="mt-1.5 ml-7.5 text-sm">
          {errors.map((error) => (
            <li key={error.name}>
              <a
                href={`#${error.id ?? error.name}`}
                lang={words.langOf(error.message)}
                className="inline-block py-1 text-clay-ink hover:text-ink"
                onClick={(event) => goTo(event, error)}
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const fieldNamed = (form: HTMLFormElement | null, name: string): HTMLElement | null => {
  const found = form?.elements.namedItem(name)
  if (found instanceof RadioNodeList) return found[0] instanceof HTMLElement ? found[0] : null
  return found instanceof HTMLElement ? found : document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
}
