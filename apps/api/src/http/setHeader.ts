import type { Context } from 'hono'

/**
 * Sets a header of an existing response. Hono's own method copies the response each time, which is only necessary for
 * immutable headers, such as those of another server.
 */
export function setHeader(c: Context, name: string, value: string): void {
  try {
    c.res.headers.set(name, value)
  } catch {
    c.header(name, value)
  }
}
