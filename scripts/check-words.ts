import { globSync, readFileSync } from 'node:fs'
import { retiredIn } from './retired-words.ts'
import { projectRoot } from './run-step.ts'

const folders = [
  'packages/{contract,api,mail,documents}/src/**/*.{ts,tsx}',
  'packages/demo/src/**/*.ts',
  'packages/demo/content/**/*.{md,json,csv}',
  'packages/db/src/seed/**/*.ts',
  'apps/{site,office}/app/**/*.{ts,tsx}',
]

/** Questions are worded as examinations word them. */
const isLeftOut = (path: string): boolean =>
  /\.test\.tsx?$|\/testing\/|^packages\/demo\/content\/questions\/[^/]+$/.test(path)

/** Reads every text for retired words. */
export function checkWords(): { files: number; problems: string[] } {
  const paths = globSync(folders, { cwd: projectRoot })
    .filter((path) => !isLeftOut(path))
    .sort()
  const problems = paths.flatMap((path) => retiredIn(readFileSync(`${projectRoot}${path}`, 'utf8'), path))
  return { files: paths.length, problems }
}
