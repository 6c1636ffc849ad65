import type { Plugin } from 'vite'

/**
 * The office draws no text before its faces are there (`app/main.tsx`), and the browser would ask for them only when the
 * script has run: the document names them, so that they come beside it.
 */
export const preloadFonts = (names: readonly string[]): Plugin => ({
  name: 'fonts-ahead',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => names.some((name) => file.startsWith(`assets/${name}-`)))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/office/${file}`, crossorigin: true },
          injectTo: 'head',
        })),
  },
})
