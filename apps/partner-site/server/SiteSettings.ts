/** The site's origins, and the secret it shares with the store. */
export interface SiteSettings {
  readonly storeOrigin: string
  /** This site's own origin, as the store lists it. */
  readonly ownOrigin: string
  /**
   * Secret of this site's server. The server needs it for single sign-on, and to exchange authorization codes if the
   * store is cross-site.
   */
  readonly secret: string
}
