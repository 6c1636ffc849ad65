import type { ReactNode } from 'react'

type Props = {
  /** Inline SVG, `role="img"` with a label of its own. */
  chart: ReactNode
  /** The same numbers: a table with a caption. */
  numbers: ReactNode
  /** What opens the numbers, in the language of the page. */
  show: string
}

/** A chart never comes without its numbers: they are folded away below it. */
export function ChartFrame({ chart, numbers, show }: Props) {
  return (
    <figure>
      {chart}
      <details className="mt-2 text-sm" data-noprint>
        <summary className="inline-flex min-h-11 items-center font-semibold text-sky hover:text-night">{show}</summary>
        {numbers}
      </details>
    </figure>
  )
}
