import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { filesOf } from './files-of.ts'
import { pages } from './pages.ts'

const app = fileURLToPath(new URL('../app/', import.meta.url))

/** No sheet is longer, before it is compressed: a browser reads all of it before it paints the first word. */
const longest = 60 * 1024

/** The layout with header and footer, which the running test has not. */
const frame = 'shell/shell.tsx'
/** The root shows these when it fails itself, and then with a sheet of pages that have the frame (app/root.tsx). */
const onlyInFrame = ['shell/shell-frame.tsx', 'shell/error-screen.tsx']
const inApp = (files: readonly string[]) => files.map((file) => join(app, file))

/** Where a style sheet looks for class names: in the files of its pages and whatever these import. */
export const sourcesOf = (sheet: string): string[] => {
  const own = pages.filter((page) => page.sheet === sheet)
  const starts = [...own.flatMap(({ files }) => files), 'enhancements.ts']
  const isFramed = starts.includes(frame)
  return filesOf(inApp(starts), { without: isFramed ? [] : inApp(onlyInFrame) })
}

/** The style sheets of app/styles: which files belong to each, and that none grows too long. */
export const styleSheets = (): Plugin => ({
  name: 'site:style-sheets',
  enforce: 'pre',
  transform: {
    filter: { id: /\/app\/styles\/(?!ground)[\w-]+\.css(?:\?(?!url)|$)/ },
    handler(code, id) {
      const file = id.replace(/\?.*$/, '')
      const sheet = /([\w-]+)\.css$/.exec(file)?.[1] ?? ''
      // While somebody builds a page, files come and go: there each sheet has everything.
      const from = this.environment.mode === 'build' ? sourcesOf(sheet) : [app, join(app, '../../../packages/ui/src')]
      return [code, ...from.map((source) => `@source "${relative(dirname(file), source)}";`)].join('\n')
    },
  },
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css') && file.source.length > longest)
        this.error(
          `${file.fileName} has ${(file.source.length / 1024).toFixed(1)} KB of ${longest / 1024}: give one of its pages another sheet (packages/contract/src/pages)`,
        )
  },
})
