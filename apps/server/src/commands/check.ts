import { access, constants, mkdir } from 'node:fs/promises'
import type { FileStore } from '@northlight/api/kernel/services'
import { razorpayGateway } from '@northlight/api/payments/gateway/razorpay'
import { pendingMigrations } from '@northlight/db/migrate'
import { smtpTransport } from '@northlight/mail/transports'
import { openSecondPlace } from '../backup/second-place.ts'
import type { Environment } from '../environment.ts'
import { StartError } from '../failures.ts'
import { openStorage } from '../storage.ts'
import { compareClocks } from './check-clock.ts'
import type { Command } from './command.ts'

/** Under one name from everybody who checks: nothing piles up. */
const tryFiles = async (files: FileStore) => {
  const words = `written by northlight check at ${new Date().toISOString()}`
  await files.write('check.txt', new TextEncoder().encode(words))
  const back = await files.read('check.txt')
  if (new TextDecoder().decode(back?.bytes) !== words)
    throw new StartError('The storage took a file and gave another one back.')
  await files.remove('check.txt')
}

const tryBucket = async (environment: Environment) => {
  const storage = await openStorage(environment, (message, cause) => {
    throw new StartError(`${message[0]?.toUpperCase()}${message.slice(1)}.`, { cause })
  })
  try {
    await tryFiles(storage.private)
  } finally {
    storage.close()
  }
}

/** Looks at everything a start would need, and changes nothing but makes missing folders. */
export const checkCommand: Command = async ({ environment, warnings, openBeside, say }) => {
  const faults: string[] = []
  /** One fault does not keep the others from being found. */
  const attempt = async (good: string, work: () => Promise<void>) => {
    try {
      await work()
      say(good)
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
      say(`NOT WELL: ${faults.at(-1)}`)
    }
  }
  say('The settings can be read.')
  for (const sentence of warnings) say(`Look at this: ${sentence}`)
  const { bucket, dataDir, storageDir } = environment
  for (const folder of bucket ? [dataDir] : [dataDir, storageDir]) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
    say(`${folder} can be written.`)
  }
  if (bucket)
    await attempt(`The bucket ${bucket.bucket} takes a file, gives it back and removes it.`, () =>
      tryBucket(environment),
    )
  if (environment.backups)
    await attempt('The second place of the backups takes a file, gives it back and removes it.', async () => {
      const place = await openSecondPlace(environment)
      try {
        if (place) await tryFiles(place.files)
      } finally {
        place?.close()
      }
    })
  const { smtpUrl, mailFrom } = environment
  if (smtpUrl) {
    const mail = smtpTransport(smtpUrl, mailFrom)
    await attempt('The mail server answers and lets us in; no mail was sent.', () => mail.check()).finally(() =>
      mail.close(),
    )
  } else say('Look at this: no mail server is set (SMTP_URL); mails are kept and not sent.')
  const { razorpay } = environment
  if (razorpay)
    await attempt('The payment gateway answers and knows the keys.', async () => razorpayGateway(razorpay).check?.())
  const database = await openBeside()
  const missing = await pendingMigrations(database)
  if (missing.length > 0) throw new StartError(`The database lacks: ${missing.join(', ')}. Run the command migrate.`)
  say('The database answers and is up to date.')
  for (const { isRight, words } of await compareClocks(environment, database)) {
    say(isRight ? words : `NOT WELL: ${words}`)
    if (!isRight) faults.push(words)
  }
  if (database.isBeside) say('It is open in a running server; that is fine.')
  if (faults.length > 0) throw new StartError(faults.join('\n'))
}
