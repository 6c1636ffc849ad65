import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { minutes } from '@northlight/contract/durations'

/** When the bundle was made that lies in the folder; 0 where there is none. */
export const madeAt = (folder: string): Promise<number> =>
  stat(join(folder, 'main.mjs')).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/**
 * A server that is running has not read all of its files yet. So those of the bundle before the new one, made at this
 * time, stay; older ones go. Writing a bundle takes seconds.
 */
export async function removeOlderThan(time: number, folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if ((await stat(file)).mtimeMs < time - minutes(1)) await rm(file)
  }
}
