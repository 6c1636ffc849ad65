import { Dialog } from '@northlight/ui/kit/dialog.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { ReactNode } from 'react'

type Props = { isOpen: boolean; onClose: () => void; isTimed: boolean; rules: string[]; children?: ReactNode }

/** The rules again, while the clock runs. */
export function RulesDialog({ isOpen, onClose, isTimed, rules, children }: Props) {
  const { say } = useWords()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={say('Instructions')}
      lead={isTimed ? say('The clock keeps running.') : undefined}
    >
      <RuleList rules={rules} />
      {children}
    </Dialog>
  )
}

export function RuleList({ rules }: { rules: string[] }) {
  return (
    <ol className="border-y border-line-2 [counter-reset:rule]">
      {rules.map((rule) => (
        <li
          key={rule}
          className="relative border-t border-line py-2.5 pr-2 pl-10 text-sm leading-normal [counter-increment:rule] first:border-t-0 before:absolute before:top-1.5 before:left-1 before:font-serif before:text-[1.25rem] before:font-medium before:text-bronze before:content-[counter(rule)]"
        >
          {rule}
        </li>
      ))}
    </ol>
  )
}
