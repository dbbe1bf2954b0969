import type { Context } from 'hono'

/**
 * Sets a header of an existing response. Hono's own method copies the response with its body each time, which only
 * immutable headers need, such as another server's.
 */
export function setHeader(c: Context, name: string, value: string): void {
  try {
    c.res.headers.set(name, value)
  } catch {
    c.header(name, value)
  }
}
