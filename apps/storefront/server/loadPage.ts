import type { Head } from '../app/Head.ts'
import type { LoaderContext, LoaderResult, Route } from '../app/Loader.ts'
import type { PageName, PageWithData } from '../app/PageData.ts'
import type { AnyRoute } from './HostBuild.ts'

/** A page ready to be rendered, or a redirect. */
export type LoadPageResult =
  | {
      readonly kind: 'page'
      readonly status: 200 | 404 | 500 | 503
      readonly page: PageWithData
      readonly head: Head
    }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly href: string }

/** Runs a route's loader; not-found and failed results become pages of their own, with their status. */
export async function loadPage(
  route: AnyRoute | undefined,
  context: LoaderContext,
  brandName: string,
): Promise<LoadPageResult> {
  if (!route) return notFound(brandName)
  switch (route.name) {
    case 'home':
      return settle(route, context, brandName, (data) => ({ name: 'home', data }))
    case 'category':
      return settle(route, context, brandName, (data) => ({ name: 'category', data }))
    case 'search':
      return settle(route, context, brandName, (data) => ({ name: 'search', data }))
    case 'product':
      return settle(route, context, brandName, (data) => ({ name: 'product', data }))
    case 'hamper':
      return settle(route, context, brandName, (data) => ({ name: 'hamper', data }))
    case 'reviews':
      return settle(route, context, brandName, (data) => ({ name: 'reviews', data }))
    case 'cart':
      return settle(route, context, brandName, (data) => ({ name: 'cart', data }))
    case 'checkout':
      return settle(route, context, brandName, (data) => ({ name: 'checkout', data }))
    case 'order':
      return settle(route, context, brandName, (data) => ({ name: 'order', data }))
    case 'orders':
      return settle(route, context, brandName, (data) => ({ name: 'orders', data }))
    case 'orderLookup':
      return settle(route, context, brandName, (data) => ({ name: 'orderLookup', data }))
    case 'giftReceipt':
      return settle(route, context, brandName, (data) => ({ name: 'giftReceipt', data }))
    case 'account':
      return settle(route, context, brandName, (data) => ({ name: 'account', data }))
    case 'wishlist':
      return settle(route, context, brandName, (data) => ({ name: 'wishlist', data }))
    case 'corporate':
      return settle(route, context, brandName, (data) => ({ name: 'corporate', data }))
    case 'referAndEarn':
      return settle(route, context, brandName, (data) => ({ name: 'referAndEarn', data }))
    case 'article':
      return settle(route, context, brandName, (data) => ({ name: 'article', data }))
    case 'sitemap':
      return settle(route, context, brandName, (data) => ({ name: 'sitemap', data }))
    case 'credits':
      return settle(route, context, brandName, (data) => ({ name: 'credits', data }))
    case 'notFound':
    case 'failed':
      return notFound(brandName)
  }
}

async function settle<Name extends PageName>(
  route: Route<Name>,
  context: LoaderContext,
  brandName: string,
  open: (data: Parameters<Route<Name>['head']>[0]) => PageWithData,
): Promise<LoadPageResult> {
  const loaded = await inTime(route.load(context))
  switch (loaded.kind) {
    case 'page':
      return {
        kind: 'page',
        status: 200,
        page: open(loaded.data),
        head: route.head(loaded.data, context.url),
      }
    case 'redirect':
      return loaded
    case 'notFound':
      return notFound(brandName)
    case 'failed':
      return createErrorPage(brandName, 503)
  }
}

// Visitors do not wait longer at an empty window.
const patienceMs = 10_000

/** Returns the loaded page, or the error page after a timeout. */
async function inTime<Name extends PageName>(
  loading: Promise<LoaderResult<Name>>,
): Promise<LoaderResult<Name>> {
  const late = Promise.withResolvers<LoaderResult<Name>>()
  const timer = setTimeout(() => late.resolve({ kind: 'failed' }), patienceMs)
  try {
    return await Promise.race([loading, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** The not-found page. */
const notFound = (brandName: string): LoadPageResult => ({
  kind: 'page',
  status: 404,
  page: { name: 'notFound', data: {} },
  head: { title: `Not found | ${brandName}`, noIndex: true },
})

/** Creates the error page: 503 when the API could not respond, 500 when the page itself failed. */
export const createErrorPage = (brandName: string, status: 500 | 503): LoadPageResult => ({
  kind: 'page',
  status,
  page: { name: 'failed', data: {} },
  head: { title: `Something went wrong | ${brandName}`, noIndex: true },
})
