import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { buildIdOf } from './vite/build-id.ts'
import { routeModuleFailures } from './vite/route-module-failures.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const sources = ['apps/site/app', 'apps/site/vite', 'packages/contract/src', 'packages/exam/src']

export default defineConfig(({ command }) => ({
  plugins: [routeModuleFailures(), tailwindcss(), reactRouter()],
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
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            // Three files for what pages have in common: they compress better than fifty small ones, and the
            // libraries' outlives our own changes. What opens on a click keeps its own file.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//, priority: 2 },
                {
                  name: 'shell',
                  test: /\/apps\/site\/app\/(?:shell|session|state|navigation|api|build-check)\//,
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: 'parts',
                  test: /\/apps\/site\/app\/(?:ui|icons|art|seo|lists|forms|cards)\//,
                  minShareCount: 20,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './app/server-build.ts' } } },
  },
}))
