import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Variables from `.env` in the project's folder; what is already set in the shell wins. */
export function loadEnvFile(): void {
  const file = fileURLToPath(new URL('../.env', import.meta.url))
  if (existsSync(file)) process.loadEnvFile(file)
}
