import type { AnyCall, InputOf, WireResponseOf } from '@store/api-client/contract/call'
import type { Context, Hono } from 'hono'
import type { AppDeps } from '../AppDeps.ts'
import { createRequestContext } from './createRequestContext.ts'
import { createResponseCache } from './createResponseCache.ts'
import type { FindSession } from './createSessionRepo.ts'
import { HttpError } from './HttpError.ts'
import { parseRequestInput } from './parseRequestInput.ts'
import type { RequestContext } from './RequestContext.ts'
import { readCrossSiteOrigin } from './readCrossSiteOrigin.ts'

/** Handlers for each call of a group; a missing handler is a type error. */
export type Handlers<Group extends Readonly<Record<string, AnyCall>>> = {
  readonly [Verb in keyof Group]: (
    input: InputOf<Group[Verb]>,
    context: RequestContext,
  ) => Promise<WireResponseOf<Group[Verb]>>
}

/** Configuration of a group's routes. */
export interface RouteGroup<Group extends Readonly<Record<string, AnyCall>>> {
  readonly calls: Group
  readonly handlers: Handlers<Group>
  /** `public` responses are the same for everyone, read no cookie and are cached for a moment. */
  readonly cache: 'private' | 'public'
  /** Finds the session for calls that read more in the same query. @default the session alone */
  readonly sessions?: Readonly<Partial<Record<keyof Group, FindSession>>> | undefined
}

/** Registers a group's calls on the app: path, validation, request context, response. */
export function registerRoutes<Group extends Readonly<Record<string, AnyCall>>>(
  app: Hono,
  deps: AppDeps,
  { calls, handlers, cache, sessions }: RouteGroup<Group>,
): void {
  const keep = createResponseCache<string>(deps.responseCacheMs ?? 0)
  for (const verb in calls) {
    const call = calls[verb]
    const handler = handlers[verb]
    if (!call || !handler) continue
    const path = call.path.replace(/\{(\w+)\}/g, ':$1')
    app.on(call.method, path, async (c) => {
      const brand = c.req.param('brand')
      if (brand !== undefined && brand !== deps.brand.slug) throw notFound()
      const input = await parseRequestInput(c, call, deps.bodyTimeouts)
      if (cache === 'private') {
        const answer = await handler(input, await createRequestContext(c, deps, sessions?.[verb]))
        c.header('cache-control', 'no-store')
        return c.json(answer)
      }
      const context = anyone(c, deps)
      // Keyed by the parsed input, not the URL: an unknown parameter creates no entry of its own.
      const key = JSON.stringify([verb, context.crossSiteOrigin, input])
      const answer = await keep(key, async () => JSON.stringify(await handler(input, context)))
      c.header('cache-control', 'public, max-age=60')
      return c.body(answer, 200, { 'content-type': 'application/json' })
    })
  }
}

const notFound = () => new HttpError(404, 'not_found', 'Something went wrong')

/** Anonymous request context of a public call; caches still tell origins apart. */
const anyone = (c: Context, { partnerOrigins }: AppDeps): RequestContext => ({
  session: undefined,
  crossSiteOrigin: readCrossSiteOrigin(c, partnerOrigins),
  network: '',
  fact: undefined,
  challengeId: undefined,
  start: () => Promise.reject(new Error('A public call starts no session; make its group private.')),
  setSessionCookie: () => undefined,
  retire: () => Promise.resolve(),
  end: () => Promise.resolve(),
  setChallenge: () => undefined,
  mobileChallengeId: undefined,
  setMobileChallenge: () => undefined,
  orderChallengeId: undefined,
  setOrderChallenge: () => undefined,
  lookedUpOrder: undefined,
  setLookedUpOrder: () => undefined,
  device: undefined,
  setDevice: () => undefined,
  setDownloadName: () => undefined,
  googleVerification: undefined,
  setGoogleVerification: () => undefined,
  referralCode: undefined,
  currency: undefined,
  isFreebieDeclined: false,
  setFreebieDeclined: () => undefined,
  setUserInfo: () => undefined,
})
