import type { ResultOutcome } from '@northlight/contract/content/disclosures'
import { classes } from '@northlight/ui/classes.ts'

const looks: Record<ResultOutcome['key'], string> = {
  jee: 'bg-bronze text-white',
  neet: 'bg-night text-on-night',
  kcet: 'bg-[#cfd8e8]',
  other: 'bg-gold-2 inset-ring inset-ring-gold-3',
  trying_again: 'bg-[repeating-linear-gradient(135deg,#e7dfcb_0_4px,#f6f1e4_4px_8px)] inset-ring inset-ring-line-2',
}

/** Everyone who finished, in one bar; the list below says the same in words. */
export function EveryoneBar({ outcomes }: { outcomes: ResultOutcome[] }) {
  return (
    <>
      <div aria-hidden="true" className="flex h-14 gap-0.75 md:h-18">
        {outcomes.map(({ key, students }) => (
          <span
            key={key}
            // The length is the number itself, which no class can know.
            style={{ flexGrow: students }}
            className={classes(
              'grid min-w-0 basis-0 items-center justify-items-center overflow-hidden rounded-sm sm:justify-items-start sm:pl-3 sm:last:justify-items-center sm:last:pl-0',
              looks[key],
            )}
          >
            <b className="font-serif text-body leading-none font-medium figures md:text-figure">{students}</b>
          </span>
        ))}
      </div>
      <ul className="mt-3.5 mb-3 flex flex-wrap gap-x-6 gap-y-1.5 text-xs text-ink-2 max-sm:grid">
        {outcomes.map(({ key, students, label }) => (
          <li key={key} className="inline-flex items-baseline gap-2">
            <span aria-hidden="true" className={classes('size-3 shrink-0 translate-y-px rounded-[3px]', looks[key])} />
            <span>
              <b className="text-ink figures">{students}</b> {label}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
