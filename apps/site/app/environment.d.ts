/// <reference types="vite/client" />

// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to Vite's own
interface ImportMetaEnv {
  readonly BUILD_ID: string
  readonly BUILT_AT: string
}

/** Asked by the router when a route's file cannot be fetched; cancelled = the site takes care of it. */
// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own
interface WindowEventMap {
  'site:chunk-failed': Event
}
