import { chmod, open } from 'node:fs/promises'

/**
 * Makes the database, its lock and SQLite's side files readable by this user alone, whatever the umask says and anyone
 * who made them before. SQLite gives new side files the mode of the database itself. A file that cannot be made or
 * changed is no failure here: opening it says what is wrong, in a sentence.
 */
export const makePrivate = async (path: string): Promise<void> => {
  for (const file of [path, `${path}.lock`])
    await open(file, 'a', 0o600).then(
      (handle) => handle.close(),
      () => {},
    )
  for (const tail of ['', '.lock', '-wal', '-shm']) await chmod(path + tail, 0o600).catch(() => {})
}
