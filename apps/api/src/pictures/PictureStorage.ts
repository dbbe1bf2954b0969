/** Where pictures of shoppers lie: a folder by default, or a store all instances share. Names are the shop's own. */
export interface PictureStorage {
  /** Keeps a picture; it is there whole or not at all. */
  readonly write: (name: string, content: Uint8Array) => Promise<void>
  /** Opens the content of a picture as a stream, if there is one. Whoever opens it reads or cancels it. */
  readonly open: (name: string) => Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined>
  /** Takes a picture away; one that is not there is away already. */
  readonly remove: (name: string) => Promise<void>
  /** Names of what was kept before an instant. */
  readonly listBefore: (instant: Date) => Promise<readonly string[]>
}
