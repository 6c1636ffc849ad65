import { Link } from '@northlight/ui/kit/link.tsx'
import type { ReactNode } from 'react'

type Props = {
  /** What the fact is: `Next aptitude test`. */
  label: ReactNode
  fact: ReactNode
  children?: ReactNode
  /** Where to go with it. */
  link?: { to: string; label: string }
}

/** The right half of a page's head: the next date, a price or a count, said once and large. */
export function HeadFact({ label, fact, children, link }: Props) {
  return (
    <p className="max-w-[25em] border-l border-gold pl-5 text-sm text-on-night-2">
      {label}
      <b className="block font-serif text-h4 leading-card font-medium text-on-night">{fact}</b>
      {children}
      {link && (
        <Link to={link.to} className="block w-fit py-1.5 font-medium">
          {link.label}
        </Link>
      )}
    </p>
  )
}
