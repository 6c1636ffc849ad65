import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { Section } from '../../../ui/section.tsx'

/** Whoever signs reads the sum, the clocks and the signatures first; another sum is one tap away. */
export function Folded({ isFolded, title, children }: { isFolded: boolean; title: string; children: ReactNode }) {
  if (!isFolded) return <Section title={title}>{children}</Section>
  return (
    <details className="fold fold--section">
      <summary>
        {title} <span className="muted">first class, what the fee pays for, reason</span>
        <Icon name="chevronDown" />
      </summary>
      <div className="section">{children}</div>
    </details>
  )
}
