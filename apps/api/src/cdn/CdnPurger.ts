/** Removes pages and catalogue responses from a CDN. */
export interface CdnPurger {
  /**
   * Removes everything that has one of these tags; resolves when the CDN has accepted it.
   * @throws {CdnPurgeError}
   */
  readonly purge: (tags: readonly string[]) => Promise<void>
}

/** A CDN rejected a purge. The message contains neither the token nor text from the CDN's response. */
export class CdnPurgeError extends Error {
  override readonly name = 'CdnPurgeError'
}
