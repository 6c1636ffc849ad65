import { globSync, readFileSync } from 'node:fs'
import { addressesWrittenOut } from './own-addresses.ts'
import { projectRoot } from './run-step.ts'

/** Reads the site for addresses of its pages that are written out. */
export function checkAddresses(): { files: number; problems: string[] } {
  const paths = globSync('apps/site/app/**/*.{ts,tsx}', { cwd: projectRoot }).sort()
  const problems = paths.flatMap((path) => addressesWrittenOut(readFileSync(`${projectRoot}${path}`, 'utf8'), path))
  return { files: paths.length, problems }
}
