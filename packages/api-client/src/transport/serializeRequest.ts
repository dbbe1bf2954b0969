/** A request ready to send: the path filled in, the rest in query or body. */
export interface SerializedRequest {
  readonly path: string
  readonly query: URLSearchParams
  readonly body: Readonly<Record<string, unknown>> | undefined
}

/** Serializes a request's wire fields as the call's path and method require. */
export function serializeRequest(
  {
    method,
    path,
    query: asked = [],
  }: { readonly method: string; readonly path: string; readonly query?: readonly string[] | undefined },
  wire: unknown,
  brand: string,
): SerializedRequest {
  const left = new Map(Object.entries(typeof wire === 'object' && wire !== null ? wire : {}))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = name === 'brand' ? brand : left.get(name)
    left.delete(name)
    const text = String(value)
    // A dot segment leaves its path segment even when encoded. No valid id is one, so such a request gets 404.
    return /^\.{1,2}$/.test(text) ? '_' : encodeURIComponent(text)
  })
  const isGet = method === 'GET'
  const query = new URLSearchParams()
  for (const [name, value] of left) {
    if (!isGet && !asked.includes(name)) continue
    if (value !== undefined) query.set(name, String(value))
    left.delete(name)
  }
  return { path: filled, query, body: isGet ? undefined : Object.fromEntries(left) }
}
