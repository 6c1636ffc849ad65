import type { AdmissionView } from '@northlight/contract/content/page-texts'
import { shownMoney } from '@northlight/contract/money'
import type { Say } from '@northlight/contract/words/say'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'

const cost = (paise: number | null, say: Say) =>
  paise === null ? say('First instalment') : paise === 0 ? say('Free') : shownMoney(paise)

/** The way in, each step with its price. */
export function StepsList({ steps }: { steps: AdmissionView['steps'] }) {
  const { say } = useWords()
  return (
    <ol className="grid grid-cols-1 gap-x-10 gap-y-3.5 sm:grid-cols-2 sm:gap-y-8 menu:grid-cols-4">
      {steps.map((step, index) => (
        <li key={step.title} className="relative border-t border-line-2 pt-3.5 max-sm:pl-10 sm:pt-5">
          <span
            aria-hidden="true"
            className="block font-serif text-[1.75rem] leading-none font-light text-bronze figures max-sm:absolute max-sm:top-3.5 max-sm:left-0 sm:text-figure-2"
          >
            {index + 1}
          </span>
          <h3 className="text-h4 wrap-anywhere max-sm:pr-[80px] sm:mt-3">
            <Stored text={step.title} />
          </h3>
          <p className="mt-1 text-sm text-ink-2 sm:mt-2">
            <Stored text={step.text} />
          </p>
          <p className="text-sm font-medium max-sm:absolute max-sm:top-4 max-sm:right-0 sm:mt-3">
            <span className="sr-only">{say('Cost:')} </span>
            {cost(step.cost_paise, say)}
          </p>
        </li>
      ))}
    </ol>
  )
}
