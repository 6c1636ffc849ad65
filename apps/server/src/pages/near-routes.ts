import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']
type Assets = ServerBuild['assets']

/** Letters that are written the same way in a path and in a route. Whatever else a path begins with meets all routes. */
const plainStart = /^\/(?:[a-z\d-]+(?=\/|$)|$)/i

/** The first segment of a route, empty for the home page; `undefined` for one that only frames others. */
function firstSegment(routes: Routes, id: string): string | undefined {
  const paths: string[] = []
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined)
    if (route.path) paths.unshift(route.path)
  const [first] = paths.join('/').split('/').filter(Boolean)
  return first?.toLowerCase() ?? (routes[id]?.index ? '' : undefined)
}

const isOpen = (segment: string) => /^[:*]|\?$/.test(segment)

/**
 * Of all routes only those that can match a path, told by its first segment. The router goes through every route it has
 * several times for each page, also to make elements of those it will not draw: an eighth of the time of a page. There
 * is one build for each first segment in the table, and one for all that are not in it.
 */
export function nearRoutes<Build extends ServerBuild>(build: Build): (path: string) => Build {
  const firsts = new Map(Object.keys(build.routes).map((id) => [id, firstSegment(build.routes, id)]))
  const known = new Set([...firsts.values()].filter((first) => first !== undefined && !isOpen(first)))
  const cut = (segment: string | undefined): Build => {
    const isNear = ([id]: [string, unknown]) => {
      const first = firsts.get(id)
      return first === undefined || first === segment || isOpen(first)
    }
    const routes: Routes = Object.fromEntries(Object.entries(build.routes).filter(isNear))
    const assets: Assets = {
      ...build.assets,
      routes: Object.fromEntries(Object.entries(build.assets.routes).filter(isNear)),
    }
    return { ...build, routes, assets }
  }
  const made = new Map<string | undefined, Build>()
  return (path) => {
    const start = plainStart.exec(path)?.[0].slice(1).toLowerCase()
    if (start === undefined) return build
    const segment = known.has(start) ? start : undefined
    const near = made.get(segment) ?? cut(segment)
    made.set(segment, near)
    return near
  }
}
