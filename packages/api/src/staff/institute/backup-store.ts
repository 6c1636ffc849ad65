import type { BackupView } from '@northlight/contract/office/institute'

export type Backup = BackupView

/** Made and kept by the server, which knows where the files lie. */
export type Backups = {
  /** Newest first. */
  list(): Promise<Backup[]>
  /** Makes one, looks whether it is whole, and lets the oldest go. */
  make(): Promise<void>
  /** Restores one beside the institute, looks at it as a start would, and notes what was found. */
  drill(name: string, at: string): Promise<void>
  /** One as a single file. */
  open(name: string): Promise<ReadableStream<Uint8Array> | null>
}
