import type { ReactNode, RefObject } from 'react'

type Props = {
  index: number
  current: number
  heading: RefObject<HTMLHeadingElement | null>
  title: string
  lead: string
  children: ReactNode
}

/** One step. The others stay in the form, unseen; without scripts all of them are one long form. */
export function StepFrame({ index, current, heading, title, lead, children }: Props) {
  const isCurrent = index === current
  return (
    <section aria-label={title} className={isCurrent ? undefined : 'hidden noscript:mt-12 noscript:block'}>
      <h2
        ref={isCurrent ? heading : undefined}
        tabIndex={-1}
        data-plain-next={index === current + 1 || undefined}
        className="scroll-mt-28 text-h3 outline-none"
      >
        {title}
      </h2>
      <p className="mt-1.5 mb-8 max-w-[36.5em] text-ink-2">{lead}</p>
      {children}
    </section>
  )
}
