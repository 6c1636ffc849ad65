import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { seconds } from '@northlight/contract/durations'
import { DatabaseReadOnly } from '../errors.ts'

/** A file beside the database that keeps everybody from writing: while the institute moves, and after it has. */
type Hold = { state: 'moving' | 'moved'; to: string; at: string }

const fileOf = (path: string) => `${path}.hold`

/** Who moves it says so this often, and is taken for dead after so long: an institute must not stay closed for ever. */
const everySoOften = seconds(5)
const deadAfter = seconds(60)

export const readHold = (path: string): Hold | undefined => {
  const facts = statSync(fileOf(path), { throwIfNoEntry: false })
  if (!facts) return undefined
  const hold = JSON.parse(readFileSync(fileOf(path), 'utf8')) as Hold
  return hold.state === 'moving' && facts.mtimeMs < Date.now() - deadAfter ? undefined : hold
}

/** Before every write. Where nobody moves, it asks the file system for one name. */
export const assertNotHeld = (path: string): void => {
  const hold = readHold(path)
  if (!hold) return
  throw new DatabaseReadOnly(
    hold.state === 'moving'
      ? 'We are moving to a larger server: everything can be read, and nothing can be saved for some minutes. Please try again soon.'
      : `This institute was moved to ${hold.to} on ${hold.at.slice(0, 10)}, and nothing is written here any more. Set DATABASE_URL as the move has said, and start again; to go on here instead: npm run northlight -- move-to --undo`,
  )
}

export const releaseHold = (path: string): void => rmSync(fileOf(path), { force: true })

/** Keeps everybody from writing until it is let go, or turned into the sign that the institute has moved. */
export const holdWrites = (path: string, to: string) => {
  const write = (state: Hold['state']) => {
    const hold: Hold = { state, to, at: new Date().toISOString() }
    writeFileSync(fileOf(path), `${JSON.stringify(hold)}\n`, { mode: 0o600 })
  }
  write('moving')
  const beat = setInterval(() => utimesSync(fileOf(path), new Date(), new Date()), everySoOften)
  return {
    release: () => {
      clearInterval(beat)
      releaseHold(path)
    },
    moved: () => {
      clearInterval(beat)
      write('moved')
    },
  }
}
