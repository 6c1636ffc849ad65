import { classes } from '@northlight/ui/classes.ts'
import type { ReactNode } from 'react'
import { StarArcs } from '../art/star-arcs.tsx'
import { Breadcrumb, type Trail } from '../controls/breadcrumb.tsx'
import { nightBand } from './night-band.ts'

type Props = {
  title: ReactNode
  trail: Trail
  /** A short line above the title. */
  tagline?: ReactNode
  lead?: ReactNode
  /** Stands right of the title on wide screens: emblems, a portrait, contact lines. */
  aside?: ReactNode
  /** Below the lead: buttons, a switch, progress. */
  children?: ReactNode
  /** Local tabs on the lower edge, see `SubNav`. */
  tabs?: ReactNode
  /** Star trails in the corner, where nothing else stands there. Off for working pages (forms, account). */
  arcs?: boolean
}

/** The night head of an inner page: way back, title, promise. */
export function PageBanner({ title, trail, tagline, lead, aside, children, tabs, arcs = true }: Props) {
  return (
    <header className={nightBand}>
      {arcs && !aside && <StarArcs className="absolute -top-[540px] -right-[420px] -z-10 max-menu:hidden" />}
      <div className={classes('wrap pt-5', tabs ? 'pb-0' : 'pb-[clamp(2rem,1.5rem+2vw,3rem)]')}>
        <Breadcrumb trail={trail} className="text-on-night-2" />
        <div
          className={classes(
            'mt-[clamp(1rem,0.6rem+1vw,1.5rem)] grid items-end gap-x-16 gap-y-8',
            Boolean(aside) && 'menu:grid-cols-[minmax(0,1fr)_auto]',
          )}
        >
          <div className="min-w-0">
            {tagline && <p className="mb-2.5 text-sm font-medium text-gold">{tagline}</p>}
            <h1 className="max-w-[14em] text-banner wrap-break-word">{title}</h1>
            {lead && <p className="mt-4 max-w-[34em] text-lg leading-normal text-on-night-3">{lead}</p>}
            {children && <div className="mt-6">{children}</div>}
          </div>
          {aside}
        </div>
        {tabs && <div className="mt-[clamp(1.5rem,1.2rem+1vw,2.25rem)]">{tabs}</div>}
      </div>
    </header>
  )
}
