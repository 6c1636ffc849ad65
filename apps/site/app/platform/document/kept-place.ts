/** Scroll anchors: parts whose length may differ at the next layout; what is inside of one moves along with it. */
const parts = () => [...document.querySelectorAll('main > *, .prose > *, #comments, [data-newsletter], #site-links')]

/** What is read: a part of the page, and where on the screen it begins. */
type Place = { part: Element; top: number }

const scrollsAlong = (part: Element) => !['sticky', 'fixed'].includes(getComputedStyle(part).position)

/** The last part that begins above the middle of the screen. */
export const placeNow = () => {
  let place: Place | undefined
  for (const part of parts()) {
    const { top, height } = part.getBoundingClientRect()
    if (top > innerHeight / 2) break
    if (height > 0 && scrollsAlong(part)) place = { part, top }
  }
  return place
}

/** Takes the reader to it, wherever on the page it has come to lie. */
export const goTo = ({ part, top }: Place) =>
  scrollBy({ top: part.getBoundingClientRect().top - top, behavior: 'instant' })

/** Of this step of the browser's history; browsers that cannot tell it from others keep nothing. */
const storeName = () => {
  const key = 'navigation' in window ? navigation.currentEntry?.key : undefined
  return key && `site:place:${key}`
}

/** Remembers what is read when the page is left. */
export const keepPlace = () =>
  addEventListener('pagehide', () => {
    const name = storeName()
    const place = placeNow()
    try {
      if (name && place) sessionStorage.setItem(name, `${parts().indexOf(place.part)},${Math.round(place.top)}`)
    } catch {
      // Storage is forbidden or full: the browser's own guess has to do.
    }
  })

/** What was read when the page was left at this step. */
export const keptPlace = (): Place | undefined => {
  const name = storeName()
  const [number = Number.NaN, top = 0] = (name && readStore(name))?.split(',').map(Number) ?? []
  const part = parts()[number]
  return part && { part, top }
}

const readStore = (name: string) => {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}
