import type { matchRoutes, ServerBuild } from 'react-router'

type Tree = Parameters<typeof matchRoutes>[0]

/** The routes of a build, each with those inside it, as the router matches them: only where they are, not what they do. */
export const routeTree = (routes: ServerBuild['routes'], parent?: string): Tree =>
  Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return []
    const { id, path } = route
    return [route.index ? { id, path, index: true as const } : { id, path, children: routeTree(routes, id) }]
  })
