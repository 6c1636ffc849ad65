/** Of two paths that fit an address the router takes the one with more written parts, as this sum has it. */
const rankOf = (path: string) =>
  path.split('/').reduce((sum, part) => sum + (part === '*' ? -1 : part.startsWith(':') ? 4 : 11), 0)

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '(?:/.*)?')}/*$`, 'i')

/** Finds by an address what stands beside its path (`/events/:slug`), as the router would. The router takes any spelling. */
export const pathFinder = <Value>(rows: readonly (readonly [path: string, value: Value])[]) => {
  const ranked = rows
    .map(([path, value]) => ({ pattern: patternOf(path), rank: rankOf(path), value }))
    .sort((a, b) => b.rank - a.rank)
  return (address: string): Value | undefined => ranked.find(({ pattern }) => pattern.test(address))?.value
}
