import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { Section } from '../../../ui/section.tsx'

/** Anyone who signs reads the sum, the clocks and the signatures first; another sum is one tap away. */
export function Folded({ isFolded, title, children }: { isFolded: boolean; title: string; children: ReactNode }) {
  if (!isFolded) return <Section title={title}>{children}</Section>
  return (
    <details className="fold [&>summary]:flex [&>summary]:items-center [&>summary]:gap-2.5 [&>summary]:min-h-12 [&>summary]:py-0 [&>summary]:px-(--pad) [&>summary]:border-t [&>summary]:border-t-line [&>summary]:font-semibold [&>summary]:list-none [&>summary]:cursor-pointer [&>summary::-webkit-details-marker]:hidden fold--section [&>summary]:min-h-14">
      <summary>
        {title} <span className="muted">first class, what the fee pays for, reason</span>
        <Icon name="chevronDown" />
      </summary>
      <div className="section">{children}</div>
    </details>
  )
}
