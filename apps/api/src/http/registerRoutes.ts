import { calls } from '@store/api-client/contract'
import type { AnyCall, CallGroup, StaffRole } from '@store/api-client/contract/call'
import type { Context, Hono } from 'hono'
import type { AppDeps } from '../AppDeps.ts'
import { findCacheTags, toCacheTagHeader } from '../cdn/index.ts'
import type { Replica } from '../db/Database.ts'
import { keepUntranslated, type TextTranslator } from '../messages/TextTranslator.ts'
import {
  findTranslation,
  hasTranslatedResponse,
  isCatalogueLanguage,
  stringifyTranslated,
} from '../translations/index.ts'
import type { CallGroupHandlers, CallHandlerContext, ContractHandlers } from './ContractHandlers.ts'
import type { CallLimiter } from './createCallLimiter.ts'
import { createRequestContext } from './createRequestContext.ts'
import { createRevalidatingCache } from './createRevalidatingCache.ts'
import type { SessionFinder } from './createSessionRepo.ts'
import { getClientIpAddress } from './getClientIpAddress.ts'
import { getRequestMessages } from './getRequestMessages.ts'
import { HttpError } from './HttpError.ts'
import { isVisitorIndependentCall } from './isVisitorIndependentCall.ts'
import { parseRequestInput } from './parseRequestInput.ts'
import type {
  AuthenticatedContext,
  PublicContext,
  RequestContext,
  StaffContext,
  StaffMember,
  UserContext,
} from './RequestContext.ts'
import { readCrossSiteOrigin } from './readCrossSiteOrigin.ts'
import { toRoutePath } from './toRoutePath.ts'

type Contract = typeof calls

interface CacheableResponse {
  readonly body: string
  /** Header with the cache tags; missing without a CDN. */
  readonly tags: Readonly<Record<string, string>> | undefined
}

/** Returns the user of a request; throws an error with 401 and the reason if there is none. */
export type UserAuthenticator = (
  context: RequestContext,
  call: { readonly name: string; readonly caller: AnyCall['caller'] },
) => Promise<AuthenticatedContext>

/** Returns the staff member of an `authorization` header; throws an error with 401 or 403 otherwise. */
export type StaffAuthenticator = (authorization: string, role: StaffRole) => Promise<StaffMember>

/** Dependencies of the routes, in addition to the handlers. */
export interface RouteDeps {
  readonly deps: AppDeps
  readonly authenticate: UserAuthenticator
  readonly authenticateStaff: StaffAuthenticator
  readonly limit: CallLimiter
  /** Handlers that query a replica, for calls that read no data of a visitor. @default none */
  readonly replica?: (Pick<Replica, 'read'> & { readonly handlers: ContractHandlers }) | undefined
  /** Session lookups that also read other data, by call, such as `cart.list`. @default reads only the session */
  readonly sessions?: Readonly<Record<string, SessionFinder>> | undefined
}

/**
 * Registers every call of the contract on the app. Path, validation, request context, authentication, rate limit and
 * response follow from the call's metadata.
 */
export function registerRoutes(app: Hono, route: RouteDeps, handlers: ContractHandlers): void {
  const { deps, replica } = route
  const cached = createRevalidatingCache<CacheableResponse>({ freshMs: deps.responseCacheMs ?? 0 })
  const cachedTranslation = createRevalidatingCache<TextTranslator>({ freshMs: deps.responseCacheMs ?? 0 })
  const translationOf = async (c: Context, name: string): Promise<TextTranslator> => {
    const { locale } = getRequestMessages(c)
    if (isCatalogueLanguage(locale) || !hasTranslatedResponse(name)) return keepUntranslated
    return cachedTranslation(locale, () => findTranslation(deps.db, locale))
  }
  const routes: { readonly call: AnyCall; readonly respond: (c: Context) => Promise<Response> }[] = []

  const addGroup = <Group extends CallGroup>(
    group: string,
    calls: Group,
    handlers: CallGroupHandlers<Group>,
    ofReplica: CallGroupHandlers<Group> | undefined,
  ) => {
    for (const method in calls) {
      const call = calls[method]
      const ofPrimary = handlers[method]
      if (!call || !ofPrimary) continue
      const name = `${group}.${method}`
      const reading = isVisitorIndependentCall(name, call) ? ofReplica?.[method] : undefined
      const handler: typeof ofPrimary =
        replica && reading
          ? (...request) =>
              replica.read(
                () => reading(...request),
                () => ofPrimary(...request),
              )
          : ofPrimary
      const respond = async (c: Context) => {
        const input = await parseRequestInput(c, call, deps.bodyTimeouts)
        const translate = await translationOf(c, name)
        c.set('translate', translate)
        const context = await createContext(c, { ...route, name, call, translate })
        if (!hasContext(call, context)) throw new Error(`${name}: the context has no user.`)
        if (!call.isCacheable) {
          c.header('cache-control', 'private, no-store')
          const body = stringifyTranslated(await handler(input, context), translate)
          return c.body(body, 200, { 'content-type': 'application/json' })
        }
        // The cache key is the parsed input instead of the URL, so that unknown parameters create no entries.
        const { crossSiteOrigin, messages } = context
        const key = JSON.stringify([name, crossSiteOrigin, messages.locale, input])
        const { body, tags } = await cached(key, async () => {
          const response = await handler(input, context)
          const tags = deps.cdn && toCacheTagHeader(deps.cdn, findCacheTags(name, input, response))
          return { body: stringifyTranslated(response, translate), tags }
        })
        c.header('cache-control', 'public, max-age=60')
        c.header('vary', 'Accept-Language', { append: true })
        return c.body(body, 200, { 'content-type': 'application/json', ...tags })
      }
      routes.push({ call, respond })
    }
  }
  const addGroupOf = <Group extends keyof Contract>(group: Group) =>
    addGroup<Contract[Group]>(group, calls[group], handlers[group], replica?.handlers[group])
  for (const group of groupNames) addGroupOf(group)

  // The first match is used, so paths with fewer parameters come first.
  routes.sort((a, b) => countParameters(a.call) - countParameters(b.call))
  for (const { call, respond } of routes) {
    app.on(call.method, toRoutePath(call.path), (c) => {
      const brand = c.req.param('brand')
      if (brand !== undefined && brand !== deps.brand.slug) throw notFound()
      return respond(c)
    })
  }
}

const isGroupName = (name: string): name is keyof Contract => name in calls
const groupNames = Object.keys(calls).filter(isGroupName)

const countParameters = ({ path }: AnyCall): number => path.split('{').length - 1

const notFound = () => new HttpError(404, 'not_found', ({ errors }) => errors.notFound)

type AnyContext = PublicContext | StaffContext | RequestContext | UserContext

/** Creates the context of a request, after checking the caller's permission and the rate limit. */
async function createContext(
  c: Context,
  route: RouteDeps & { readonly name: string; readonly call: AnyCall; readonly translate: TextTranslator },
): Promise<AnyContext> {
  const { deps, authenticate, authenticateStaff, limit, sessions, name, call, translate } = route
  const { caller, role = 'manager' } = call
  if (caller === 'public' || caller === 'partner' || caller === 'staff') {
    const context = {
      crossSiteOrigin: readCrossSiteOrigin(c, deps.partnerOrigins),
      network: getClientIpAddress(c, deps.trustProxy),
      messages: getRequestMessages(c),
      translate,
    }
    await limit(name, call, context)
    if (caller !== 'staff') return context
    return { ...context, staff: await authenticateStaff(c.req.header('authorization') ?? '', role) }
  }
  const context = await createRequestContext(c, deps, sessions?.[name], translate)
  const authenticated = caller === 'visitor' ? undefined : await authenticate(context, { name, caller })
  await limit(name, call, { network: context.network, email: authenticated?.user.email })
  return authenticated ? { ...context, ...authenticated } : context
}

const hasContext = <Call extends AnyCall>(
  { caller }: Call,
  context: AnyContext,
): context is CallHandlerContext<Call> => {
  if (caller === 'user' || caller === 'verifiedUser') return 'user' in context
  if (caller === 'staff') return 'staff' in context
  return caller !== 'visitor' || 'session' in context
}
