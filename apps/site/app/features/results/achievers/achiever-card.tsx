import { useWords } from '@northlight/ui/words/use-words.ts'
import { Portrait } from '../../../ui/cards/portrait.tsx'
import type { Achiever } from './achiever.ts'
import { FeeMark } from './fee-mark.tsx'

/** A rank, large, with what it is a rank of. */
export function Rank({ before, figure, words }: Pick<Achiever, 'before' | 'figure' | 'words'>) {
  return (
    <p className="text-sm leading-card font-medium text-bronze">
      {before && `${before} `}
      {figure && <b className="font-serif text-figure-2 leading-none font-normal tracking-figure figures">{figure}</b>}{' '}
      {words}
    </p>
  )
}

/** Course, length and who paid. */
export function Circumstances({ achiever }: { achiever: Achiever }) {
  return (
    <p className="mt-2 text-xs leading-[1.55] text-ink-2">
      {achiever.course && (
        <>
          {achiever.course}
          <br />
        </>
      )}
      {achiever.length && (
        <>
          {achiever.length}
          <br />
        </>
      )}
      <FeeMark share={achiever.paidShare} label={achiever.fee} />
    </p>
  )
}

/** One of many on a page of achievers, as an item of a list. */
export function AchieverCard({ achiever, showYear }: { achiever: Achiever; showYear?: boolean }) {
  const { inEnglish } = useWords()
  return (
    <li
      {...inEnglish}
      className="grid grid-cols-[104px_minmax(0,1fr)] items-start gap-4.5 max-[350px]:grid-cols-[80px_minmax(0,1fr)]"
    >
      <Portrait src={achiever.image} box={150} className="w-full" />
      <div className="min-w-0">
        <Rank {...achiever} />
        <h3 className="mt-1 text-h4 leading-tight font-medium">{achiever.name}</h3>
        <p className="mt-0.5 text-sm leading-note">
          {[achiever.seat, showYear && achiever.year].filter(Boolean).join('\u00a0· ')}
        </p>
        <Circumstances achiever={achiever} />
      </div>
    </li>
  )
}

/** In passing, beside the results of everyone. */
export function AchieverLine({ achiever }: { achiever: Achiever }) {
  const { inEnglish } = useWords()
  return (
    <figure
      {...inEnglish}
      className="grid min-w-0 grid-cols-[80px_minmax(0,1fr)] items-end gap-4 md:grid-cols-[96px_minmax(0,1fr)] md:gap-5"
    >
      <Portrait src={achiever.image} box={96} className="w-full" />
      <figcaption className="grid grid-cols-1 gap-0.5 pb-0.5 leading-brief">
        <b className="font-serif text-title leading-heading font-medium">{achiever.name}</b>
        <span className="text-sm font-medium">
          {[achiever.rank, [achiever.exam, achiever.year].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
        </span>
        <small className="mt-1 text-ink-2">{achiever.statement}</small>
      </figcaption>
    </figure>
  )
}
