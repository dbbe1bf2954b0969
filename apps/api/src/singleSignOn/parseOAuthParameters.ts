/** Parameters of a request by name; each occurs once. */
export type RequestParameters = ReadonlyMap<string, string>

/**
 * Parses the parameters of a query or form. Undefined if a name occurs twice, which RFC 6749 forbids, or if a value has
 * characters that no parameter of the protocol has, such as NUL.
 */
export function parseOAuthParameters(search: URLSearchParams): RequestParameters | undefined {
  const values = new Map<string, string>()
  for (const [name, value] of search) {
    if (values.has(name) || !/^[\x20-\x7e]*$/.test(value)) return undefined
    // RFC 6749, section 3.1: a parameter without a value counts as missing.
    if (value !== '') values.set(name, value)
  }
  return values
}
