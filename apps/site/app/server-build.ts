/** What the server imports: the router's own build, the key under which it passes the API, and which build this is. */
// biome-ignore lint/performance/noBarrelFile: the one entry of the server build, not a barrel
export * from 'virtual:react-router/server-build'
export { apiContext } from './platform/api/context.ts'
export const buildId = import.meta.env.BUILD_ID
export const builtAt = import.meta.env.BUILT_AT
