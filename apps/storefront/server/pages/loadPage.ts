import type { ErrorStatus } from '../../app/createErrorPage.ts'
import type { Route } from '../../app/definePage.ts'
import type { NamedPage } from '../../app/LoadedPage.ts'
import type { LoaderContext } from '../../app/Loader.ts'

/** A page ready to be rendered, a redirect, or the status of an error page. */
export type LoadPageResult =
  | { readonly kind: 'page'; readonly page: NamedPage }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly href: string }
  | { readonly kind: 'error'; readonly status: ErrorStatus }

/** Runs a route's loader. */
export async function loadPage(route: Route | undefined, context: LoaderContext): Promise<LoadPageResult> {
  if (!route) return { kind: 'error', status: 404 }
  const loaded = await withTimeout(route.load(context))
  switch (loaded.kind) {
    case 'page':
      return { kind: 'page', page: { ...loaded.page, name: route.name } }
    case 'redirect':
      return loaded
    case 'notFound':
      return { kind: 'error', status: 404 }
    case 'failed':
      return { kind: 'error', status: 503 }
  }
}

type RouteResult = Awaited<ReturnType<Route['load']>>

// After this time, visitors get an error page instead of waiting longer.
const timeoutMs = 10_000

/** Returns the loaded page, or a failure after a timeout. */
async function withTimeout(loading: Promise<RouteResult>): Promise<RouteResult> {
  const deferred = Promise.withResolvers<RouteResult>()
  const timer = setTimeout(() => deferred.resolve({ kind: 'failed' }), timeoutMs)
  try {
    return await Promise.race([loading, deferred.promise])
  } finally {
    clearTimeout(timer)
  }
}
