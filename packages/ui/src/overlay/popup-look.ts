/** What opens below its button: a menu, a filter, a list to choose from. */
export const popupPlace = 'z-45 outline-none'

export const popup =
  'max-h-[min(70vh,560px)] min-w-50 max-w-[min(340px,calc(100vw_-_24px))] overflow-auto rounded-sm border border-line-2 bg-white p-1.5 text-sm shadow-pop outline-none'

/** One line of it. `data-highlighted` is set by the keys and the pointer, `aria-pressed` by a plain button. */
export const popupItem =
  'flex min-h-8.5 w-full cursor-default select-none items-center gap-2.5 rounded-[6px] px-2.5 py-1.5 text-left text-ink no-underline outline-none hover:bg-paper-2 data-highlighted:bg-paper-2 data-disabled:text-ink-2 max-menu:min-h-11'

export const popupTick = 'w-4 shrink-0'
export const popupLabel = 'px-2.5 pt-1.5 pb-1 text-xs text-ink-2'
