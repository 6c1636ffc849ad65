import { loadEnvFile } from './env-file.ts'

loadEnvFile()
await import('../bench/run.ts')
