import { classes } from '@northlight/ui/classes.ts'
import type { ReactNode } from 'react'
import { Icon, type SignName } from './icon.tsx'

const tones = {
  info: { sign: 'info', box: 'border-sky-3 bg-sky-2', ink: 'text-sky' },
  due: { sign: 'warning', box: 'border-gold-3 bg-[#fbf4dc]', ink: 'text-bronze' },
  bad: { sign: 'cross', box: 'border-clay-3 bg-clay-2', ink: 'text-clay' },
  good: { sign: 'tick', box: 'border-leaf-3 bg-leaf-2', ink: 'text-leaf' },
} as const

/** Inline message with one or two text actions. */
export function Note({
  tone = 'info',
  icon,
  acts,
  children,
}: {
  tone?: keyof typeof tones
  icon?: SignName
  acts?: ReactNode
  children: ReactNode
}) {
  const { sign, box, ink } = tones[tone]
  return (
    <div
      className={classes(
        'note flex items-start gap-2.5 rounded-sm border px-3.5 py-2.5 text-sm max-md:flex-wrap max-md:text-[length:var(--f14)] [.note+&]:mt-2.5',
        box,
      )}
      role={tone === 'bad' ? 'alert' : undefined}
    >
      <Icon name={icon ?? sign} className={classes('mt-px', ink)} />
      <div className="min-w-0 flex-1 max-md:basis-[calc(100%_-_40px)]">{children}</div>
      {acts && (
        <div className="note__acts flex shrink-0 flex-wrap items-center gap-x-3.5 gap-y-1.5 max-menu:-mt-2 max-menu:-mb-1.5 max-md:w-full">
          {acts}
        </div>
      )}
    </div>
  )
}
