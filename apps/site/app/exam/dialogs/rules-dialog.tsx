import { Dialog } from '../../ui/dialog.tsx'

/** The rules again, while the clock runs. */
export function RulesDialog({ isOpen, onClose, rules }: { isOpen: boolean; onClose: () => void; rules: string[] }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Instructions" lead="The clock keeps running.">
      <RuleList rules={rules} />
    </Dialog>
  )
}

export function RuleList({ rules }: { rules: string[] }) {
  return (
    <ol className="border-y border-line-2 [counter-reset:rule]">
      {rules.map((rule) => (
        <li
          key={rule}
          className="relative border-t border-line py-2.5 pr-2 pl-10 text-sm leading-[1.5] [counter-increment:rule] first:border-t-0 before:absolute before:top-1.5 before:left-1 before:font-serif before:text-[1.25rem] before:font-medium before:text-bronze before:[font-variant-numeric:lining-nums] before:content-[counter(rule)]"
        >
          {rule}
        </li>
      ))}
    </ol>
  )
}
