import { hours, seconds } from '@northlight/contract/durations'

export const checkEvery = hours(1)
export const reloadGuard = seconds(10)
/** Where this tab's storage says when it last reloaded by itself. */
export const reloadedAt = 'site:reloaded-at'

/** An hour has passed since the last look; a tab that slept looks as soon as it is seen again. */
export const isDue = (lastLook: number, now: number) => now - lastLook >= checkEvery

/** The id in `builds/latest.json`, or null when the answer is not what it should be. */
export const buildIdIn = (latest: unknown): string | null =>
  typeof latest === 'object' && latest !== null && 'id' in latest && typeof latest.id === 'string' && latest.id !== ''
    ? latest.id
    : null

export const isNewBuild = (own: string, latest: unknown): boolean => {
  const id = buildIdIn(latest)
  return id !== null && id !== own
}

/** What a link does once a new build is known: a full load, unless someone would lose their work. */
export const onNavigation = (state: { newBuild: boolean; busy: boolean }): 'in-app' | 'full-load' =>
  state.newBuild && !state.busy ? 'full-load' : 'in-app'

export type ChunkDecision = 'reload' | 'ask' | 'show-error'
/** `lastReload` is 0 where there was none; `requested` is when the open document was. */
type ChunkState = { online: boolean; busy: boolean; lastReload: number; now: number; requested: number }

/**
 * A chunk of the running build is gone. One reload fetches the new build; a second one within ten seconds
 * would only be a reload loop, so the error is shown instead. A document that came by such a reload is not reloaded
 * by itself however late its chunk fails: it is asked, like a busy page. Offline a reload would leave an empty window.
 * Also stringified into an inline script (`watch-start.ts`): no imports, no closure.
 */
export const onChunkFailure = (state: ChunkState, guard = reloadGuard): ChunkDecision => {
  if (!state.online) return 'show-error'
  if (state.busy) return 'ask'
  const isNear = (time: number) => Math.abs(time - state.lastReload) < guard
  if (isNear(state.now)) return 'show-error'
  return isNear(state.requested) ? 'ask' : 'reload'
}
