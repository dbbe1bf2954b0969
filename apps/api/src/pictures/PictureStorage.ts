/**
 * Storage of shoppers' pictures: a folder by default, or a bucket that all instances share. The shop generates the
 * names.
 */
export interface PictureStorage {
  /** Writes a picture atomically. */
  readonly write: (name: string, content: Uint8Array) => Promise<void>
  /** Opens the content of a picture as a stream, or undefined if missing. The caller must read or cancel it. */
  readonly open: (name: string) => Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined>
  /** Removes a picture; a missing one is ignored. */
  readonly remove: (name: string) => Promise<void>
  /** Returns the names of pictures that were written before an instant. */
  readonly listBefore: (instant: Date) => Promise<readonly string[]>
}
