import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

export type ZipEntry = { name: string; bytes: Uint8Array }

/** An archive that every system opens without a further program, the same for the same entries and moment. */
export const zip = async (entries: ZipEntry[], madeAt: Date): Promise<Buffer> => {
  const file = new ZipFile()
  // Files are as they leave here, whatever the rights of the process that made them.
  for (const { name, bytes } of entries) file.addBuffer(Buffer.from(bytes), name, { mtime: madeAt, mode: 0o100644 })
  file.end()
  return buffer(file.outputStream)
}
