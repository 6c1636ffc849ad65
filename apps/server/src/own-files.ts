import { registerHooks } from 'node:module'

const root = new URL('../../../', import.meta.url).href
/** What these packages export lies in their `src`, under the same name. */
const inPackage = /^@northlight\/(api|contract|db|exam)\/(?!testing\/)(.+)$/

/** The address of one of our own files, which is always named in full; nothing for whatever Node has to look for. */
export function ownFile(specifier: string, parent = ''): string | undefined {
  if (specifier.startsWith('.'))
    return specifier.endsWith('.ts') && parent.startsWith(root) ? new URL(specifier, parent).href : undefined
  const [, name, file] = inPackage.exec(specifier) ?? []
  return name && `${root}packages/${name}/src/${file}.ts`
}

/**
 * Node asks the disk several times for every import: whether there is such a file, whether it is a link, what kind of
 * module it is. A server imports its own files five thousand times, and looking for them was a fifth of its loading.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const url = ownFile(specifier, context.parentURL)
    return url ? { url, format: 'module-typescript', shortCircuit: true } : nextResolve(specifier, context)
  },
})
