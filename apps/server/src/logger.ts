import { seconds } from '@northlight/contract/durations'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Environment } from './environment.ts'

/** Names under which something personal or secret could slip into a log line. */
const secret = ['password', 'token', 'authorization', 'cookie', 'email', 'phone', 'body', 'query']

/** JSON lines on standard output, written behind the request; `flushLog` empties the buffer before the process ends. */
export const createLogger = (
  level: Environment['logLevel'],
  to: DestinationStream = pino.destination({ dest: 1, sync: false }),
): Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: isoTime(),
      redact: { paths: [...secret.flatMap((field) => [field, `*.${field}`]), '*.name'], censor: '{hidden}' },
      serializers: { err: errorFields },
    },
    to,
  )

/** Every line carries the time; only the thousandths change between most of them, so the rest is written once a second. */
export function isoTime(now: () => number = Date.now): () => string {
  let second = Number.NaN
  let upToSecond = ''
  return () => {
    const time = now()
    const thousandths = time % seconds(1)
    if (time - thousandths !== second) {
      second = time - thousandths
      upToSecond = `,"time":"${new Date(second).toISOString().slice(0, -4)}`
    }
    return `${upToSecond}${String(thousandths).padStart(3, '0')}Z"`
  }
}

/** Database and mail errors quote values (an address, a row); only what leads to the line of code is kept. */
function errorFields(error: unknown) {
  if (!(error instanceof Error)) return { message: 'not an error' }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    code: (error as { code?: unknown }).code,
    message: withoutPersons(error.message),
    at: frames.slice(0, 8).map((line) => line.trim()),
    ...(error.cause instanceof Error && {
      cause: { type: error.cause.name, message: withoutPersons(error.cause.message) },
    }),
  }
}

export const withoutPersons = (text: string): string =>
  text
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '{e-mail}')
    .replace(/\+?\d[\d\s-]{8,}\d/g, '{number}')
    .slice(0, 500)

export const flushLog = (log: Logger): Promise<void> => new Promise((resolve) => log.flush(() => resolve()))
