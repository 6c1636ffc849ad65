import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'

type FrameProps = {
  caption: ReactNode
  /** Read out only, where a heading above says the same. */
  hideCaption?: boolean
  /** Whether the keyboard reaches it as a region of its own, because it may be wider than its place. */
  isRegion?: boolean
  /** The classes of the table itself. */
  look: string
  className?: string | undefined
  children: ReactNode
}

/** A table in its place, which scrolls where the table is wider; the page never does. */
export function TableFrame({ caption, hideCaption, isRegion, look, className, children }: FrameProps) {
  const captionId = useId()
  const Place = isRegion ? 'section' : 'div'
  return (
    <Place
      {...(isRegion && { 'aria-labelledby': captionId, tabIndex: 0 })}
      className={classes('relative overflow-x-auto', className)}
    >
      <table className={look}>
        <caption id={captionId} className={hideCaption ? 'sr-only' : 'pb-2.5 text-left text-xs text-ink-2'}>
          {caption}
        </caption>
        {children}
      </table>
    </Place>
  )
}

type Props = Omit<FrameProps, 'isRegion' | 'look'> & {
  /** Narrower than this, it scrolls in its own region: any Tailwind min-width class. */
  minWidth?: string
}

/** The table of the site: `thead`, `tbody`; cells with `data-num` are figures and stand right. */
export const Table = ({ minWidth, ...frame }: Props) => (
  <TableFrame
    {...frame}
    isRegion
    look={classes(
      'w-full border-collapse text-left text-sm leading-note',
      '[&_td]:py-3 [&_td]:pr-4 [&_th]:py-3 [&_th]:pr-4 [&_tr>:last-child]:pr-0 [&_td]:align-top',
      '[&_tbody_tr]:border-t [&_tbody_tr]:border-line-2 [&_tbody_tr:last-child]:border-b',
      '[&_thead_th]:pt-0 [&_thead_th]:pb-2 [&_thead_th]:text-xs [&_thead_th]:font-medium [&_thead_th]:text-ink-2 [&_thead_th]:align-bottom',
      '[&_tbody_th]:align-top [&_tbody_th]:font-medium [&_[data-num]]:text-right [&_[data-num]]:whitespace-nowrap',
      minWidth,
    )}
  />
)
