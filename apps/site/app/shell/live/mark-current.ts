import { isWithin } from '../menu/is-within.ts'

/** Says in the header where one is, after an application page was changed in place; before, the server has said it. */
export const markCurrent = (header: Element, pathname: string) => {
  for (const link of header.querySelectorAll<HTMLAnchorElement>('nav a[href], .menu-item a[href], .guest-only a[href]'))
    if (isWithin(link.pathname, pathname)) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  for (const item of header.querySelectorAll('[data-main-menu] .menu-item'))
    item.querySelector('[data-top]')?.toggleAttribute('data-current', item.querySelector('[aria-current]') !== null)
}
