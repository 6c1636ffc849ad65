import { buildAll } from './build-apps.ts'

try {
  await buildAll()
  console.log('The server, the site and the office are built.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
