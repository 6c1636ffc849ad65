/// <reference types="vite/client" />

// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to Vite's own
interface ImportMetaEnv {
  readonly BUILD_ID: string
  readonly BUILT_AT: string
}
