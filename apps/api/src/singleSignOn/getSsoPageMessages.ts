import type { Context } from 'hono'
import type { AppDeps } from '../AppDeps.ts'
import { apiCookies } from '../http/apiCookies.ts'
import { openCookieJar } from '../http/openCookieJar.ts'
import { getPreferredMessages } from '../messages/getPreferredMessages.ts'
import { languages } from '../messages/getServerMessages.ts'
import type { ServerMessages } from '../messages/ServerMessages.ts'

/**
 * Returns the messages in the language that the site requests, or else the one that the visitor chose in the store, or
 * else the one that the browser prefers.
 */
export function getSsoPageMessages(
  c: Context,
  { publicOrigin }: Pick<AppDeps, 'publicOrigin'>,
): ServerMessages {
  const wanted = (c.req.query('ui_locales') ?? '').split(' ')
  const chosen = openCookieJar(c, publicOrigin).read(apiCookies.language)
  return getPreferredMessages([...wanted, chosen, c.req.header('accept-language')].filter(Boolean).join(','))
}

/** Returns the path of the storefront's login page in a language. */
export const getSignInPath = ({ locale }: Pick<ServerMessages, 'locale'>): string =>
  locale === languages[0].locale ? '/sign-in' : `/${locale}/sign-in`
