type RouterState = { navigation: { location?: { pathname: string; search: string; hash: string } } }
type Router = {
  state: RouterState
  navigate(to: string, options: { replace: boolean; preventScrollReset: boolean }): Promise<void>
}

/** The router itself, as it puts itself on the page; needed where no component is near. */
const router = () => (window as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter

const pathOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  pathname + search + hash

/** Where the visitor is on the way to, or the page that is open. */
export const destination = (): string => pathOf(router()?.state.navigation.location ?? location)

/** Gives up a change of page that is under way; the open page stays as it is, with all that was typed. */
export const stayHere = () => {
  const current = router()
  if (current?.state.navigation.location)
    void current.navigate(pathOf(location), { replace: true, preventScrollReset: true })
}

/** A document load instead of an in-app change of page: fetches the current build. */
export const loadFully = (path: string) => {
  if (path.split('#')[0] === location.pathname + location.search) location.reload()
  else location.assign(path)
}
