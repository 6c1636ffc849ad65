import { posix } from 'node:path'

/** What each file imports, by the path from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** The file a relative specifier means, if it is one of ours. */
export function importedFile(path: string, specifier: string, isKnown: (path: string) => boolean): string | null {
  if (!specifier.startsWith('.')) return null
  const target = posix.normalize(posix.join(posix.dirname(path), specifier.replace(/[?#].*$/, '')))
  const bare = target.replace(/\.js(x?)$/, '.ts$1')
  return [target, bare, ...['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => target + end)].find(isKnown) ?? null
}

/**
 * Every group of files that reach each other (Tarjan's strongly connected components), each as one circle that can be
 * followed: `['a.ts', 'b.ts', 'a.ts']`.
 */
export function circlesIn(graph: ImportGraph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []

  const visit = (file: string) => {
    order.set(file, order.size)
    lowest.set(file, order.get(file) ?? 0)
    open.push(file)
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) visit(target)
      if (open.includes(target))
        lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(target) ?? 0, order.get(target) ?? 0))
    }
    if (lowest.get(file) !== order.get(file)) return
    const group = open.splice(open.indexOf(file))
    if (group.length > 1 || graph.get(file)?.includes(file)) circles.push(wayRound(file, new Set(group), graph))
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}

type Import = readonly [file: string, target: string]

/**
 * The same of folders: each circle as the imports that lead from folder to folder. Only the files that lie in a folder
 * itself are its own; a folder inside it is another one.
 */
export function folderCirclesIn(graph: ImportGraph): Import[][] {
  const imports = [...graph].flatMap(([file, targets]) => targets.map((target): Import => [file, target]))
  const byFolder = Map.groupBy(imports, ([file]) => posix.dirname(file))
  const folders = new Map(
    [...byFolder].map(([folder, own]) => [
      folder,
      own.map(([, target]) => posix.dirname(target)).filter((other) => other !== folder),
    ]),
  )
  const firstImport = (from: string, to: string) =>
    (byFolder.get(from) ?? []).filter(([, target]) => posix.dirname(target) === to).slice(0, 1)
  return circlesIn(folders).map((circle) => circle.slice(1).flatMap((to, at) => firstImport(circle[at] ?? '', to)))
}

/** The shortest way from a file back to itself within its group. */
function wayRound(start: string, group: ReadonlySet<string>, graph: ImportGraph): string[] {
  const ways = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const target of graph.get(way.at(-1) ?? start) ?? []) {
      if (target === start) return [...way, start]
      if (!group.has(target) || seen.has(target)) continue
      seen.add(target)
      ways.push([...way, target])
    }
  }
  return [start]
}
