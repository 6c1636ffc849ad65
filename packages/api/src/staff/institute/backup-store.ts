/** Made and kept by the server, which knows where the files lie. */
export type Backups = {
  /** Newest first. */
  list(): Promise<{ name: string; made_at: string; bytes: number; is_checked: boolean }[]>
  /** Makes one, looks whether it is whole, and lets the oldest go. */
  make(): Promise<void>
  /** One as a single file. */
  open(name: string): Promise<ReadableStream<Uint8Array> | null>
}
