/** Removes pages and catalogue responses from a CDN. */
export interface CdnPurger {
  /**
   * Removes everything that has one of these tags; resolves when the CDN accepted it.
   * @throws {CdnPurgeError}
   */
  readonly purge: (tags: readonly string[]) => Promise<void>
}

/** A CDN did not accept a purge. The message contains neither the token nor anything that the CDN sent. */
export class CdnPurgeError extends Error {
  override readonly name = 'CdnPurgeError'
}
