import type { Log } from '../log/Log.ts'

/** Number of origins that are remembered: whoever sends more of them must not fill the log. */
const most = 100

/** Creates a warning for the operator about a rejected origin, once per origin. */
export function createOriginWarning({ warn }: Pick<Log, 'warn'>): (origin: string | undefined) => void {
  const seen = new Set<string>()
  return (origin) => {
    if (origin === undefined || seen.has(origin) || seen.size >= most) return
    seen.add(origin)
    warn(
      `A page of ${origin} was rejected. List the origin in STORE_ORIGINS if it is a storefront of yours, or in STORE_PARTNER_ORIGINS if it embeds the login or the location picker.`,
    )
  }
}
