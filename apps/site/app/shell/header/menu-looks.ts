/** Classes shared by the parts of the menu. */
export const topItem =
  'inline-flex min-h-11 items-center gap-1 rounded-md px-2.5 py-2 text-sm font-medium leading-tight whitespace-nowrap text-on-night no-underline hover:text-gold aria-expanded:text-gold max-[1400px]:px-1.5 max-xl:text-[0.875rem] data-current:shadow-[inset_0_-2px_0_var(--color-gold)] data-current:rounded-none aria-[current=page]:shadow-[inset_0_-2px_0_var(--color-gold)] aria-[current=page]:rounded-none'

/** A popover below the button that opens it; where it stands is said in shell.css. */
export const dropDown = 'menu-panel min-w-60 rounded-lg border border-line bg-paper p-2 on-paper shadow-pop'

export const dropLink =
  'block rounded-sm px-3 py-2.5 text-sm leading-snug font-medium text-ink no-underline hover:bg-paper-2 hover:text-ink aria-[current=page]:shadow-[inset_2px_0_0_var(--color-bronze)]'
