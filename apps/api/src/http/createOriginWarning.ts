import type { Log } from '../log/Log.ts'

/** Maximum number of remembered origins, so that a client cannot fill the log with invented ones. */
const most = 100

/** Creates a function that warns the operator about a rejected origin, once per origin. */
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
