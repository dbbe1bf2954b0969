/** Where pictures of shoppers lie: a folder by default, or a store all instances share. Names are the shop's own. */
export interface PictureStorage {
  /** Keeps a picture; it is there whole or not at all. */
  readonly write: (name: string, content: Uint8Array) => Promise<void>
  /** What is kept under a name, if anything. */
  readonly read: (name: string) => Promise<Uint8Array | undefined>
  /** Takes a picture away; one that is not there is away already. */
  readonly remove: (name: string) => Promise<void>
  /** Names of what was kept before an instant. */
  readonly listBefore: (instant: Date) => Promise<readonly string[]>
}
