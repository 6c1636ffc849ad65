import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const shared = fileURLToPath(new URL('../../../packages/ui/src/', import.meta.url))
const named = /\b(?:from|import)\s*\(?\s*'([^']+)'/g
const typesOnly = /^import type [^;]*? from '[^']+'$/gm

const fileOf = (importer: string, specifier: string): string | null => {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier)
  return specifier.startsWith('@northlight/ui/') ? join(shared, specifier.slice('@northlight/ui/'.length)) : null
}

/** These files and all TypeScript of the site and of packages/ui that they import, at once or later, but `without`. */
export const filesOf = (
  starts: readonly string[],
  { withTypes = true, without = [] }: { withTypes?: boolean; without?: readonly string[] } = {},
): string[] => {
  const found = new Set<string>()
  const follow = (file: string) => {
    if (found.has(file) || without.includes(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return
    found.add(file)
    const source = readFileSync(file, 'utf8')
    for (const [, specifier = ''] of (withTypes ? source : source.replace(typesOnly, '')).matchAll(named)) {
      const target = fileOf(file, specifier)
      if (target) follow(target)
    }
  }
  starts.forEach(follow)
  return [...found].sort()
}
