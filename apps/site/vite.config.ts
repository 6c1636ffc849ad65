import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { examWorker } from './vite/exam-worker.ts'
import { foundIslands } from './vite/found-islands.ts'
import { noPreloads } from './vite/no-preloads.ts'
import { pageFacts } from './vite/page-facts.ts'
import { keepLibraryCalls, noActsByPureNames } from './vite/pure-names.ts'
import { readingFiles } from './vite/reading-files.ts'
import { readingModule } from './vite/reading-module.ts'
import { serverOnlyRoutes } from './vite/server-only-routes.ts'
import { sharedFiles } from './vite/shared-files.ts'
import { styleSheets } from './vite/style-sheets.ts'
import { zodWithoutEval } from './vite/zod-without-eval.ts'

/** `npm run build` names a build by its sources (scripts/app-build.ts); one made by hand is like no other. */
const buildId = (command: 'build' | 'serve') =>
  process.env.SITE_BUILD_ID ?? (command === 'build' ? `by-hand-${Date.now()}` : 'development')

export default defineConfig(({ command }) => ({
  plugins: [
    pageFacts(),
    foundIslands(),
    noPreloads(),
    readingFiles(),
    serverOnlyRoutes(),
    styleSheets(),
    tailwindcss(),
    zodWithoutEval(),
    keepLibraryCalls(),
    noActsByPureNames(),
    reactRouter(),
    sharedFiles(),
    readingModule(),
    examWorker(),
  ],
  define: {
    'import.meta.env.BUILD_ID': JSON.stringify(buildId(command)),
    'import.meta.env.BUILT_AT': JSON.stringify(new Date().toISOString()),
  },
  // Our own packages are TypeScript source, so they are part of the bundle.
  ssr: { noExternal: [/^@northlight\//] },
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true },
  environments: { ssr: { build: { rollupOptions: { input: './app/server-build.ts' } } } },
}))
