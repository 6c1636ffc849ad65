import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { StartError } from '../failures.ts'

type Head = { path: string; size: number }
const headOf = (head: Head | { end: number }) => Buffer.from(`${JSON.stringify(head)}\n`)

/** The files of a folder, one after the other, each after a line that names it; the last line counts them. */
export async function* readFolder(folder: string): AsyncGenerator<Buffer> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  let files = 0
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const { size } = await stat(file)
    yield headOf({ path: relative(folder, file).split(sep).join('/'), size })
    // A file that grows meanwhile is read as far as was said.
    if (size > 0) for await (const chunk of createReadStream(file, { end: size - 1 })) yield chunk as Buffer
    files += 1
  }
  yield headOf({ end: files })
}

const torn = () => new StartError('The backup is torn: it ends in the middle of a file.')

/** Takes lines and counted bytes from a stream of chunks. */
const takeFrom = (chunks: AsyncIterable<Buffer>) => {
  const iterator = chunks[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  const more = async () => {
    const { done, value } = await iterator.next()
    if (done) throw torn()
    held = held.length === 0 ? value : Buffer.concat([held, value])
  }
  return {
    line: async (): Promise<string> => {
      let end = held.indexOf(10)
      while (end === -1) {
        await more()
        end = held.indexOf(10)
      }
      const text = held.subarray(0, end).toString('utf8')
      held = held.subarray(end + 1)
      return text
    },
    bytes: async function* (count: number) {
      for (let left = count; left > 0; ) {
        if (held.length === 0) await more()
        const part = held.subarray(0, left)
        held = held.subarray(part.length)
        left -= part.length
        yield part
      }
    },
  }
}

/** Writes what `readFolder` gave into a folder, for the eyes of this user alone. Nothing is written outside of it. */
export async function writeFolder(chunks: AsyncIterable<Buffer>, folder: string): Promise<number> {
  const from = takeFrom(chunks)
  const root = resolve(folder)
  for (let files = 0; ; files += 1) {
    const head = JSON.parse(await from.line()) as Head | { end: number }
    if ('end' in head) {
      if (head.end !== files) throw torn()
      return files
    }
    const file = resolve(root, head.path)
    if (!file.startsWith(root + sep)) throw new StartError('The backup names a file outside of its folder.')
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    const out = createWriteStream(file, { mode: 0o600 })
    for await (const part of from.bytes(head.size))
      if (!out.write(part)) await new Promise((go) => out.once('drain', go))
    await new Promise<void>((done, failed) => {
      out.once('error', failed)
      out.end(done)
    })
  }
}
