import { Icon } from '@northlight/ui/kit/icon.tsx'
import { circleCheckIcon } from '@northlight/ui/kit/icons.ts'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { Card } from '../../ui/layout/card.tsx'

type Props = {
  title: string
  /** What was agreed and what follows. */
  children: ReactNode
  /** Below: a way on, printing. */
  actions?: ReactNode
  /** Opens the form once more. */
  onAgain?: () => void
  againLabel?: string
  headingLevel?: 2 | 3 | 4
  className?: string
}

/** Stands in the place of a form that was sent. Takes the focus, so that nobody misses it. */
export function SentPanel({ title, children, actions, onAgain, againLabel, headingLevel = 3, className }: Props) {
  const { say } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const Heading = `h${headingLevel}` as const
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card edge="leaf" className={className}>
      <Heading ref={heading} tabIndex={-1} className="flex gap-2.5 text-h4 leading-card outline-none">
        <Icon path={circleCheckIcon} size={24} className="mt-px text-leaf" />
        {title}
      </Heading>
      <div className="mt-3 grid gap-3 text-sm text-ink-2">{children}</div>
      {(actions || onAgain) && (
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 text-sm" data-noprint>
          {actions}
          {onAgain && <TextButton onClick={onAgain}>{againLabel ?? say('Send another')}</TextButton>}
        </div>
      )}
    </Card>
  )
}

/** What happens now, in order. */
export function NextSteps({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <ol className="grid gap-2.5 [counter-reset:step]">
      {steps.map((step, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of sentences
          key={index}
          className="relative pl-7.5 leading-note [counter-increment:step] before:absolute before:left-0 before:font-serif before:text-body before:leading-[1.35] before:font-medium before:text-bronze before:content-[counter(step)] [.on-night_&]:before:text-gold"
        >
          {step}
        </li>
      ))}
    </ol>
  )
}
