import { type AppBuild, build, isStale } from './app-build.ts'

const shared = ['packages/contract/src', 'packages/exam/src', 'packages/ui/src']

const site: AppBuild = {
  name: 'site',
  folder: 'apps/site',
  sources: ['apps/site', ...shared],
  command: ['node_modules/@react-router/dev/bin.cjs', 'build'],
  served: 'client',
  check: async (served) => (await import('../apps/site/vite/weights.ts')).tooHeavy(served),
}

const office: AppBuild = {
  name: 'office',
  folder: 'apps/office',
  sources: ['apps/office', ...shared],
  command: ['node_modules/vite/bin/vite.js', 'build'],
  served: '.',
}

/** Builds what has changed since it was last built, one after the other: each wants a core to itself. */
export async function buildStale(say: (sentence: string) => void): Promise<void> {
  for (const app of [site, office]) {
    if (!(await isStale(app))) continue
    say(`The ${app.name} is new or has changed since it was last built. Building it …`)
    await build(app)
  }
}

export async function buildAll(): Promise<void> {
  for (const app of [site, office]) await build(app)
}
