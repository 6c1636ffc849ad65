export const row =
  'flex min-h-13 w-full items-center justify-between border-b border-line-night px-5 py-2.5 font-medium text-on-night no-underline -outline-offset-3 hover:text-gold aria-[current=page]:text-gold'
export const leaf =
  'flex min-h-11 items-center py-1.5 pr-5 pl-8 text-sm leading-snug text-on-night-2 no-underline -outline-offset-3 hover:text-gold aria-[current=page]:text-gold'
/** A campus inside the courses. */
export const campusRow =
  'flex min-h-11 items-center justify-between py-2 pr-5 pl-8 font-serif text-body font-medium -outline-offset-3 hover:text-gold'
