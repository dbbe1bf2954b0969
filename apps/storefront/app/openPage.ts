import type { ReactNode } from 'react'
import type { Stores } from './composition/createStores.ts'
import type { PageWithData } from './PageData.ts'
import { page as account } from './pages/account/page.tsx'
import { page as article } from './pages/article/page.tsx'
import { page as cart } from './pages/cart/page.tsx'
import { page as category } from './pages/category/page.tsx'
import { page as checkout } from './pages/checkout/page.tsx'
import { page as corporate } from './pages/corporate/page.tsx'
import { page as credits } from './pages/credits/page.tsx'
import { page as failed } from './pages/failed/page.tsx'
import { page as giftReceipt } from './pages/giftReceipt/page.tsx'
import { page as hamper } from './pages/hamper/page.tsx'
import { page as home } from './pages/home/page.tsx'
import { page as notFound } from './pages/notFound/page.tsx'
import { page as order } from './pages/order/page.tsx'
import { page as orderLookup } from './pages/orderLookup/page.tsx'
import { page as orders } from './pages/orders/page.tsx'
import { page as product } from './pages/product/page.tsx'
import { page as referAndEarn } from './pages/referAndEarn/page.tsx'
import { page as reviews } from './pages/reviews/page.tsx'
import { page as search } from './pages/search/page.tsx'
import { page as sitemap } from './pages/sitemap/page.tsx'
import { page as wishlist } from './pages/wishlist/page.tsx'

/** Opens a page with its data on a server; a browser loads only the script of its own page. */
export async function openPage(stores: Stores, page: PageWithData): Promise<ReactNode> {
  switch (page.name) {
    case 'home':
      return home.open(stores, page.data)
    case 'category':
      return category.open(stores, page.data)
    case 'search':
      return search.open(stores, page.data)
    case 'product':
      return product.open(stores, page.data)
    case 'hamper':
      return hamper.open(stores, page.data)
    case 'reviews':
      return reviews.open(stores, page.data)
    case 'cart':
      return cart.open(stores, page.data)
    case 'checkout':
      return checkout.open(stores, page.data)
    case 'order':
      return order.open(stores, page.data)
    case 'orders':
      return orders.open(stores, page.data)
    case 'orderLookup':
      return orderLookup.open(stores, page.data)
    case 'giftReceipt':
      return giftReceipt.open(stores, page.data)
    case 'account':
      return account.open(stores, page.data)
    case 'wishlist':
      return wishlist.open(stores, page.data)
    case 'referAndEarn':
      return referAndEarn.open(stores, page.data)
    case 'corporate':
      return corporate.open(stores, page.data)
    case 'article':
      return article.open(stores, page.data)
    case 'sitemap':
      return sitemap.open(stores, page.data)
    case 'credits':
      return credits.open(stores, page.data)
    case 'notFound':
      return notFound.open(stores, page.data)
    case 'failed':
      return failed.open(stores, page.data)
  }
}
