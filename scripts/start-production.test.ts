import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type AppBuild, root } from './app-build.ts'
import { refuseUnbuilt } from './build-apps.ts'

/** An app whose sources cannot be read: whoever looks at them fails. */
const app = async (name: string): Promise<AppBuild> => {
  const folder = await mkdtemp(join(tmpdir(), 'northlight-app-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { name, folder: relative(root, folder), sources: ['\0'], command: ['none.js'] }
}

test('in production a missing build is said in a sentence, and nothing is built', async () => {
  const apps = [await app('server'), await app('site')]
  expect(() => refuseUnbuilt(apps)).toThrow(
    /^Not built yet: the server and the site\. Run "npm run build" first, or install a release; [^\n]*\.$/,
  )
})

test('in production a finished build is taken as it is: no source is read', async () => {
  const built = await app('site')
  await mkdir(join(root, built.folder, 'build'))
  await writeFile(join(root, built.folder, 'build', '.stamp'), 'of other sources\n')
  expect(() => refuseUnbuilt([built])).not.toThrow()
})
