import { classes } from '@northlight/ui/classes.ts'
import { type ReactNode, useId } from 'react'

type Props = {
  caption: ReactNode
  /** Read out only, where a heading above says the same. */
  hideCaption?: boolean
  /** `thead`, `tbody`. Cells with `data-num` are figures and stand right. */
  children: ReactNode
  /** Narrower than this, it scrolls in its own region: any Tailwind min-width class. */
  minWidth?: string
  className?: string
}

/** A table with its caption. A wide one scrolls inside a region that the keyboard reaches; the page never does. */
export function Table({ caption, hideCaption, children, minWidth, className }: Props) {
  const captionId = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-labelledby={captionId} tabIndex={0} className={classes('relative overflow-x-auto', className)}>
      <table
        className={classes(
          'w-full border-collapse text-left text-sm leading-note',
          '[&_td]:py-3 [&_td]:pr-4 [&_th]:py-3 [&_th]:pr-4 [&_tr>:last-child]:pr-0 [&_td]:align-top',
          '[&_tbody_tr]:border-t [&_tbody_tr]:border-line-2 [&_tbody_tr:last-child]:border-b',
          '[&_thead_th]:pt-0 [&_thead_th]:pb-2 [&_thead_th]:text-xs [&_thead_th]:font-medium [&_thead_th]:text-ink-2 [&_thead_th]:align-bottom',
          '[&_tbody_th]:align-top [&_tbody_th]:font-medium [&_[data-num]]:text-right [&_[data-num]]:whitespace-nowrap',
          minWidth,
        )}
      >
        <caption id={captionId} className={hideCaption ? 'sr-only' : 'pb-2.5 text-left text-xs text-ink-2'}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  )
}
