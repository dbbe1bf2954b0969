import type { Context, MiddlewareHandler } from 'hono'
import type { Log } from '../log/Log.ts'
import { createCallMatcher } from './createCallMatcher.ts'
import type { CorsPolicy } from './createCorsPolicy.ts'
import { createOriginWarning } from './createOriginWarning.ts'
import { HttpError } from './HttpError.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects unsafe cross-site requests (CSRF) and their preflights. The origin must be ours, or allowed for this call.
 * The body must be exactly JSON, which a plain form cannot send, except for file uploads and beacons.
 */
export function csrfProtection(
  publicOrigin: string,
  policy: CorsPolicy,
  log: Pick<Log, 'warn'>,
): MiddlewareHandler {
  const warnOfOrigin = createOriginWarning(log)
  return async (c, next) => {
    // `corsMiddleware` has handled preflights of allowed origins; browsers do not send a call after a rejected one.
    if (isPreflight(c)) {
      warnOfOrigin(c.req.header('origin'))
      throw new HttpError(403, 'foreign_origin', ({ errors }) => errors.otherOrigin)
    }
    if (!safe.has(c.req.method)) {
      if (!isSameOrigin(c, publicOrigin) && !isListed(c, policy)) {
        warnOfOrigin(c.req.header('origin'))
        throw new HttpError(403, 'foreign_origin', ({ errors }) => errors.otherOrigin)
      }
      const type = c.req.header('content-type') ?? ''
      // A plain form of any page could send a multipart request, so the header `origin` or `sec-fetch-site` is
      // required.
      if (isForm(c.req.method, c.req.path) && /^multipart\/form-data;/i.test(type)) {
        if (c.req.header('origin') !== undefined || readFetchSite(c) !== undefined) return next()
        throw new HttpError(403, 'foreign_origin', ({ errors }) => errors.otherOrigin)
      }
      // Beacons are plain text, which any page could send, so the header `origin` is required.
      if (isCounted(c.req.method, c.req.path) && isText(type) && c.req.header('origin') !== undefined)
        return next()
      if (!/^application\/json(;\s*charset=utf-8)?$/i.test(type)) {
        throw new HttpError(415, 'not_json', ({ errors }) => errors.notJson)
      }
    }
    return next()
  }
}

const isPreflight = (c: Context) =>
  c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined

const isCounted = createCallMatcher(({ form }) => form === 'beacon')

const isText = (type: string) => /^text\/plain(;\s*charset=utf-8)?$/i.test(type)

const isForm = createCallMatcher(({ form }) => form === 'multipart')

const readFetchSite = (c: Context) => c.req.header('sec-fetch-site')

/** Returns whether a request comes from a page of the store itself, according to the browser. */
export function isSameOrigin(c: Context, publicOrigin: string): boolean {
  const origin = c.req.header('origin')
  // A store without TLS is a test installation and may have several host names. A store with https has one.
  const alias = publicOrigin.startsWith('http:') ? [`http://${c.req.header('host')}`] : []
  const own = [publicOrigin, ...alias]
  const site = readFetchSite(c)
  return (origin === undefined || own.includes(origin)) && (site === undefined || site === 'same-origin')
}

function isListed(c: Context, { isAllowed }: CorsPolicy): boolean {
  const site = readFetchSite(c)
  return (
    isAllowed(c.req.header('origin') ?? '', c.req.method, c.req.path) &&
    (site === undefined || site === 'same-site' || site === 'cross-site')
  )
}
