import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { fontsAhead } from './vite/fonts-ahead.ts'
import { oneRouter } from './vite/one-router.ts'

export default defineConfig({
  base: '/office/',
  plugins: [tailwindcss(), fontsAhead(['inter-latin-wght', 'fraunces-latin-opsz'])],
  resolve: oneRouter,
  // Set by hand and not by a plugin: React's own transform is all the office needs.
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    target: 'es2022',
    outDir: 'build',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every screen needs is one file. As sixty, each shared by other screens, they cost a slow phone a
        // quarter of a second to open, kept or not.
        codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] },
      },
    },
  },
})
