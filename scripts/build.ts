import { buildSite } from './build-site.ts'

try {
  await buildSite()
  console.log('The site is built.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
