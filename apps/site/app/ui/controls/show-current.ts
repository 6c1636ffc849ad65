/** Brings the current one of a row of links into view: on a phone it may stand outside the screen. */
export const showCurrent = (list: HTMLElement | null) => {
  const current = list?.querySelector('[aria-current]')?.parentElement
  if (list && current)
    list.scrollLeft = current.offsetLeft - list.offsetLeft - (list.clientWidth - current.offsetWidth) / 2
}
