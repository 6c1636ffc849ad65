import type { MarkOutcome } from '@northlight/contract/results/report-views'
import type { Text } from '@northlight/contract/words/catalogue'
import { useWords } from '@northlight/ui/words/use-words.ts'

/** Never by colour alone: solid, hatched, outlined, crossed. */
export const outcomeWords: Record<MarkOutcome, Text> = {
  right: 'right',
  partly: 'partly right',
  wrong: 'wrong',
  blank: 'blank',
  not_reached: 'not reached',
  dropped: 'withdrawn',
}

export const hatched =
  'bg-[repeating-linear-gradient(135deg,var(--color-clay)_0_2px,#f6d5cb_2px_4px)] border border-clay'

const marks: Record<MarkOutcome, string> = {
  right: 'bg-leaf',
  partly: 'border border-leaf bg-leaf-3',
  wrong: hatched,
  blank: 'border border-ink-2 bg-white',
  not_reached: 'before:content-["×"] grid place-items-center leading-none',
  dropped: 'border border-dashed border-ink-2',
}

export function OutcomeKey({ outcomes }: { outcomes: readonly MarkOutcome[] }) {
  const { say } = useWords()
  return (
    <span className="inline-flex flex-wrap gap-x-3.5 gap-y-1 text-xs text-ink-2">
      {outcomes.map((outcome) => (
        <span key={outcome} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-3 rounded-[3px] forced-color-adjust-none ${marks[outcome]}`} />
          {say(outcomeWords[outcome])}
        </span>
      ))}
    </span>
  )
}
