import type { Context } from 'hono'

/**
 * Sets a header of an answer that is there already. Hono's own way copies the answer with its body each time, which only
 * one whose headers cannot be changed needs, such as another server's.
 */
export function setHeader(c: Context, name: string, value: string): void {
  try {
    c.res.headers.set(name, value)
  } catch {
    c.header(name, value)
  }
}
