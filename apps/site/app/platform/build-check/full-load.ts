let wanted: (() => string | undefined) | undefined
let goingTo: string | undefined

/** A navigation of the router begins: its chunk may fail to load before React has rendered anything of the page. */
export const goInPlace = async (to: string, go: () => unknown) => {
  goingTo = to
  await go()
  if (goingTo === to) goingTo = undefined
}

/** Told by the root of an application page: where its router is on the way to. */
export const setDestination = (find: () => string | undefined) => {
  wanted = find
}

/** Where the router is on the way to. */
export const wantedPage = (): string | undefined => goingTo ?? wanted?.()

/** Where the visitor is on the way to, or the page that is open. */
export const destination = (): string => wantedPage() ?? location.pathname + location.search + location.hash

let isLeaving = false

/** Whether a document load was begun here. */
export const isLoadingFully = () => isLeaving

/** Whether the open page is the answer to a form that the browser sent by itself: a reload would send it again. */
export const isAnswer = () => document.documentElement.dataset.answer === location.pathname

/** A document load instead of an in-app change of page: fetches the current build. */
export const loadFully = (path: string) => {
  isLeaving = true
  const [page = ''] = path.split('#')
  if (page !== location.pathname + location.search) location.assign(path)
  else if (isAnswer()) location.replace(page)
  else location.reload()
}
