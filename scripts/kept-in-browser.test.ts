import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url).pathname

/** Everything that keeps something in the browser, and when that goes. A new place comes here before it keeps anything. */
const places: Record<string, string> = {
  ...ends('with the sign-out (forget-person.ts of packages/ui; rosters of a hall with the one in the office)', [
    'apps/office/app/features/hall/door-store.ts',
    'apps/office/app/features/records/neighbours.ts',
    'apps/office/app/platform/browser-storage/browser-storage.ts',
    'apps/site/app/platform/forms/draft-store.ts',
    'apps/site/app/platform/session/kept-values.ts',
  ]),
  ...ends('when it is sent or saved; shown to nobody but its writer', [
    'apps/office/app/features/questions/stored-draft.ts',
    'apps/office/app/features/records/edit/stored-changes.ts',
    'apps/office/app/platform/offline/outbox.ts',
    'apps/site/app/features/online-tests/exam/log/indexed-db-storage.ts',
    'apps/site/app/features/online-tests/exam/sequential/answer-queue.ts',
    'apps/site/app/features/online-tests/practice/kept-trial.ts',
  ]),
  ...ends('when another person opens a test or a practice here (kept-for.ts)', [
    'apps/site/app/features/online-tests/exam/aids/aids-store.ts',
    'apps/site/app/features/online-tests/kept/kept-for.ts',
    'apps/site/app/features/online-tests/kept/kept-practice.ts',
  ]),
  ...ends('no expiry; no personal data', [
    'apps/office/app/platform/keys/use-row-keys.ts',
    'apps/office/app/platform/browser-storage/branch-in-view.ts',
    'apps/office/public/worker.js',
    'apps/site/app/features/account/profile/confirm-notice.tsx',
    'apps/site/app/features/online-tests/exam/start/screen-name.ts',
    'apps/site/app/platform/api/came-from.ts',
    'apps/site/app/platform/build-check/chunk-failure.ts',
    'apps/site/app/platform/build-check/watch-start.ts',
    'apps/site/app/platform/document/faces.ts',
    'apps/site/app/platform/document/kept-place.ts',
    'apps/site/app/platform/document/load-module.ts',
    'apps/site/app/platform/words/own-language.ts',
    'apps/site/app/shell/live/carried-toasts.ts',
    'apps/site/worker/exam-worker.ts',
    'packages/ui/src/session/signed-in-mark.ts',
  ]),
}

function ends(when: string, files: string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file, when]))
}

test('every place that keeps something in the browser is known, with when it goes', () => {
  const files = [
    ...globSync('apps/{site,office}/{app,worker,public}/**/*.{ts,tsx,js}', { cwd: root }),
    ...globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root }),
  ].filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  const keeping = files.filter((file) =>
    /\.setItem\(|indexedDB\.open\(|caches\.open\(/.test(readFileSync(`${root}${file}`, 'utf8')),
  )
  expect(keeping.toSorted()).toEqual(Object.keys(places).toSorted())
})

test('every half-filled form that the device keeps is forgotten with the sign-out', () => {
  const files = globSync('apps/site/app/features/**/*.{ts,tsx}', { cwd: root })
  const stores = files
    .map((file) => readFileSync(`${root}${file}`, 'utf8'))
    .filter((text) => /in: 'device'/.test(text) && text.includes('createDraftStore'))
  expect(stores.length).toBeGreaterThan(0)
  for (const text of stores) expect(/\bkey: ['`]([^'`]+)/.exec(text)?.[1]).toMatch(/^admission:/)
})
