import type { AdmissionView } from '@northlight/contract/content/page-texts'
import { shownMoney } from '@northlight/contract/money'

const cost = (paise: number | null) =>
  paise === null ? 'The first instalment' : paise === 0 ? 'Free' : shownMoney(paise)

/** The way in, each step with its price. */
export function StepsList({ steps }: { steps: AdmissionView['steps'] }) {
  return (
    <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 menu:grid-cols-4">
      {steps.map((step, index) => (
        <li key={step.title} className="border-t border-line-2 pt-5">
          <span
            aria-hidden="true"
            className="block font-serif text-[2.25rem] leading-none font-[380] text-bronze figures"
          >
            {index + 1}
          </span>
          <h3 className="mt-3 text-h4">{step.title}</h3>
          <p className="mt-2 text-sm text-ink-2">{step.text}</p>
          <p className="mt-3 text-sm font-medium">
            <span className="sr-only">Cost: </span>
            {cost(step.cost_paise)}
          </p>
        </li>
      ))}
    </ol>
  )
}
