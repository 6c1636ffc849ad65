import { Card } from '../../../ui/layout/card.tsx'

/** The one thing to do now, or to know. */
export function Box({
  title,
  isAlert = false,
  children,
}: {
  title: string
  isAlert?: boolean
  children: React.ReactNode
}) {
  return (
    <Card as="section" edge={isAlert ? 'clay' : 'gold'} className="grid gap-4">
      <h2 className="text-h3">{title}</h2>
      <div className="grid max-w-brief gap-4 text-ink-2">{children}</div>
    </Card>
  )
}
