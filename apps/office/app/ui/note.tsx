import { classes } from '@northlight/ui/classes.ts'
import type { ReactNode } from 'react'
import { Icon, type SignName } from './icon.tsx'

type Tone = 'info' | 'due' | 'bad' | 'good'
const signOf: Record<Tone, SignName> = { info: 'info', due: 'warning', bad: 'cross', good: 'tick' }

/** Sits where the matter is, says it in a sentence and ends with one or two text actions. */
export function Note({
  tone = 'info',
  icon,
  acts,
  children,
}: {
  tone?: Tone
  icon?: SignName
  acts?: ReactNode
  children: ReactNode
}) {
  return (
    <div
      className={classes('note', `note--${tone === 'good' ? 'ok' : tone}`)}
      role={tone === 'bad' ? 'alert' : undefined}
    >
      <Icon name={icon ?? signOf[tone]} />
      <div>{children}</div>
      {acts && <div className="acts">{acts}</div>}
    </div>
  )
}
