import type { Route } from './Loader.ts'
import type { PageName } from './PageData.ts'
import { cartHead } from './pages/cart/head.ts'
import { loadCart } from './pages/cart/loader.ts'
import { categoryHead } from './pages/category/head.ts'
import { loadCategory } from './pages/category/loader.ts'
import { checkoutHead } from './pages/checkout/head.ts'
import { loadCheckout } from './pages/checkout/loader.ts'
import { creditsHead } from './pages/credits/head.ts'
import { loadCredits } from './pages/credits/loader.ts'
import { homeHead } from './pages/home/head.ts'
import { loadHome } from './pages/home/loader.ts'
import { orderHead } from './pages/order/head.ts'
import { loadOrder } from './pages/order/loader.ts'
import { productHead } from './pages/product/head.ts'
import { loadProduct } from './pages/product/loader.ts'
import { wishlistHead } from './pages/wishlist/head.ts'
import { loadWishlist } from './pages/wishlist/loader.ts'

const route = <Name extends PageName>(line: Route<Name>): Route<Name> => line

/** The table of pages. */
export const routes = [
  route({ name: 'home', pattern: '/', cache: 'public', load: loadHome, head: homeHead }),
  route({
    name: 'product',
    pattern: '/p/:type/:slug',
    cache: 'public',
    load: loadProduct,
    head: productHead,
  }),
  route({ name: 'cart', pattern: '/cart', cache: 'personal', load: loadCart, head: cartHead }),
  route({
    name: 'checkout',
    pattern: '/checkout',
    cache: 'personal',
    load: loadCheckout,
    head: checkoutHead,
  }),
  route({ name: 'order', pattern: '/order/:id', cache: 'personal', load: loadOrder, head: orderHead }),
  route({
    name: 'wishlist',
    pattern: '/wishlist',
    cache: 'personal',
    load: loadWishlist,
    head: wishlistHead,
  }),
  route({ name: 'credits', pattern: '/credits', cache: 'public', load: loadCredits, head: creditsHead }),
  // Last: it takes every address of one part that no page before it has.
  route({
    name: 'category',
    pattern: '/:category',
    cache: 'public',
    load: loadCategory,
    head: categoryHead,
  }),
] as const
