/**
 * Files cannot be read or written at this moment, because what holds them does not answer. Its message is a sentence
 * for the person who runs the server; the technical reason is the cause.
 */
export class StorageUnreachable extends Error {
  override name = 'StorageUnreachable'
}
