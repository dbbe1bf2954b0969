/** A request ready to be sent: the path filled in, the rest in query or body. */
export interface SerializedRequest {
  readonly path: string
  readonly query: URLSearchParams
  readonly body: Readonly<Record<string, unknown>> | undefined
}

/** Puts a request's wire fields where the call's path and method want them. */
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
    // A dot segment leads out of its place even when it is encoded; no id is one, so nothing is found instead.
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
