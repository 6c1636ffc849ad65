import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { buildIdOf } from './vite/build-id.ts'
import { flatJsx } from './vite/flat-jsx.ts'
import { routeModuleFailures } from './vite/route-module-failures.ts'
import { sharedFiles } from './vite/shared-files.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const sources = ['apps/site/app', 'apps/site/vite', 'packages/contract/src', 'packages/exam/src', 'packages/ui/src']

export default defineConfig(({ command }) => ({
  plugins: [routeModuleFailures(), flatJsx(), tailwindcss(), reactRouter(), sharedFiles()],
  define: {
    'import.meta.env.BUILD_ID': JSON.stringify(
      command === 'build'
        ? buildIdOf(repository, sources, ['apps/site/vite.config.ts', 'package-lock.json'])
        : 'development',
    ),
    'import.meta.env.BUILT_AT': JSON.stringify(new Date().toISOString()),
  },
  // Our own packages are TypeScript source, so they are part of the bundle.
  ssr: { noExternal: [/^@northlight\//] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { ssr: { build: { rollupOptions: { input: './app/server-build.ts' } } } },
}))
