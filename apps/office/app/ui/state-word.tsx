import { classes } from '@northlight/ui/classes.ts'
import type { ReactNode } from 'react'
import { Icon, type SignName } from './icon.tsx'

export type StateTone = 'good' | 'bad' | 'due' | 'info' | 'quiet'

/** Shape and word, never colour alone. */
export function StateWord({
  icon,
  tone,
  title,
  children,
}: {
  icon: SignName
  tone: StateTone
  title?: string
  children: ReactNode
}) {
  return (
    <span className={classes('state', `state--${tone}`)} title={title}>
      <Icon name={icon} />
      {children}
    </span>
  )
}
