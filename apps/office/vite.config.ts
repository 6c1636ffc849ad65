import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { preloadFonts } from './vite/fonts-ahead.ts'
import { oneRouter } from './vite/one-router.ts'

export default defineConfig({
  base: '/office/',
  plugins: [tailwindcss(), preloadFonts(['inter-latin-wght', 'fraunces-latin-opsz'])],
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
        // What every screen needs is one file, and React another. As sixty, each shared by other screens, they cost a slow phone a
        // quarter of a second to open, kept or not.
        // React apart: it keeps its name from build to build, and an error that it makes when it is read has the browser
        // look for the line in all of the file it stands in, which in one file with everything took a quarter of a second.
        codeSplitting: {
          groups: [
            { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
            { name: 'shell', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
})
