import type { ReactNode } from 'react'
import type { Stores } from './composition/createStores.ts'
import type { OpenedPage } from './PageData.ts'

/** Loads a page's own chunk and opens it with its data. */
export async function openPage(stores: Stores, page: OpenedPage): Promise<ReactNode> {
  switch (page.name) {
    case 'home':
      return (await import('./pages/home/page.tsx')).page.open(stores, page.data)
    case 'category':
      return (await import('./pages/category/page.tsx')).page.open(stores, page.data)
    case 'search':
      return (await import('./pages/search/page.tsx')).page.open(stores, page.data)
    case 'product':
      return (await import('./pages/product/page.tsx')).page.open(stores, page.data)
    case 'hamper':
      return (await import('./pages/hamper/page.tsx')).page.open(stores, page.data)
    case 'reviews':
      return (await import('./pages/reviews/page.tsx')).page.open(stores, page.data)
    case 'cart':
      return (await import('./pages/cart/page.tsx')).page.open(stores, page.data)
    case 'checkout':
      return (await import('./pages/checkout/page.tsx')).page.open(stores, page.data)
    case 'order':
      return (await import('./pages/order/page.tsx')).page.open(stores, page.data)
    case 'orders':
      return (await import('./pages/orders/page.tsx')).page.open(stores, page.data)
    case 'orderLookup':
      return (await import('./pages/orderLookup/page.tsx')).page.open(stores, page.data)
    case 'giftReceipt':
      return (await import('./pages/giftReceipt/page.tsx')).page.open(stores, page.data)
    case 'account':
      return (await import('./pages/account/page.tsx')).page.open(stores, page.data)
    case 'wishlist':
      return (await import('./pages/wishlist/page.tsx')).page.open(stores, page.data)
    case 'referAndEarn':
      return (await import('./pages/referAndEarn/page.tsx')).page.open(stores, page.data)
    case 'corporate':
      return (await import('./pages/corporate/page.tsx')).page.open(stores, page.data)
    case 'article':
      return (await import('./pages/article/page.tsx')).page.open(stores, page.data)
    case 'sitemap':
      return (await import('./pages/sitemap/page.tsx')).page.open(stores, page.data)
    case 'credits':
      return (await import('./pages/credits/page.tsx')).page.open(stores, page.data)
    case 'notFound':
      return (await import('./pages/notFound/page.tsx')).page.open(stores, page.data)
    case 'failed':
      return (await import('./pages/failed/page.tsx')).page.open(stores, page.data)
  }
}
