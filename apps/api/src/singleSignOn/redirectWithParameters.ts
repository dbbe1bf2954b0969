import type { Context } from 'hono'

/** Redirects to a URL with parameters; those without a value are omitted. */
export function redirectWithParameters(
  c: Context,
  url: string,
  parameters: Readonly<Record<string, string | undefined>> = {},
): Response {
  c.header('cache-control', 'private, no-store')
  c.header('referrer-policy', 'no-referrer')
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) search.append(name, value)
  if (search.size === 0) return c.redirect(url, 303)
  // Parameters are appended as text, because the client registered the URL as text, and a parser may write it
  // differently.
  return c.redirect(`${url}${url.includes('?') ? '&' : '?'}${search}`, 303)
}
