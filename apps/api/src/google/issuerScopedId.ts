const google = 'https://accounts.google.com'

/**
 * Returns the id under which a user of an issuer is stored, because two issuers may use the same id for two people.
 * Google's ids are stored unchanged.
 */
export const toIssuerScopedId = (issuer: string, sub: string): string =>
  issuer === google ? sub : `${issuer} ${sub}`

/** Returns whether two stored ids are of the same issuer. */
export const isSameIssuer = (one: string, other: string): boolean => issuerOf(one) === issuerOf(other)

// A URL contains no space, and neither does an id of Google.
const issuerOf = (id: string) => (id.includes(' ') ? id.slice(0, id.indexOf(' ')) : google)
