import { toGiftListingCacheVariant } from './giftListingQuery.ts'
import { isCampaignUrl } from './isCampaignUrl.ts'
import type { Route } from './Loader.ts'
import type { PageName } from './PageData.ts'
import { accountHead } from './pages/account/head.ts'
import { loadAccount } from './pages/account/loader.ts'
import { articles } from './pages/article/articles.ts'
import { articleHead } from './pages/article/head.ts'
import { loadArticle } from './pages/article/loader.ts'
import { cartHead } from './pages/cart/head.ts'
import { loadCart } from './pages/cart/loader.ts'
import { categoryHead } from './pages/category/head.ts'
import { loadCategory } from './pages/category/loader.ts'
import { checkoutHead } from './pages/checkout/head.ts'
import { loadCheckout } from './pages/checkout/loader.ts'
import { corporateHead } from './pages/corporate/head.ts'
import { loadCorporate } from './pages/corporate/loader.ts'
import { creditsHead } from './pages/credits/head.ts'
import { loadCredits } from './pages/credits/loader.ts'
import { giftReceiptHead } from './pages/giftReceipt/head.ts'
import { loadGiftReceipt } from './pages/giftReceipt/loader.ts'
import { hamperHead } from './pages/hamper/head.ts'
import { loadHamper } from './pages/hamper/loader.ts'
import { homeHead } from './pages/home/head.ts'
import { loadHome } from './pages/home/loader.ts'
import { orderHead } from './pages/order/head.ts'
import { loadOrder } from './pages/order/loader.ts'
import { orderLookupHead } from './pages/orderLookup/head.ts'
import { loadOrderLookup } from './pages/orderLookup/loader.ts'
import { ordersHead } from './pages/orders/head.ts'
import { loadOrders } from './pages/orders/loader.ts'
import { productHead } from './pages/product/head.ts'
import { loadProduct } from './pages/product/loader.ts'
import { referAndEarnHead } from './pages/referAndEarn/head.ts'
import { loadReferAndEarn } from './pages/referAndEarn/loader.ts'
import { reviewsHead } from './pages/reviews/head.ts'
import { loadReviews } from './pages/reviews/loader.ts'
import { toReviewsCacheVariant } from './pages/reviews/reviewsQuery.ts'
import { searchHead } from './pages/search/head.ts'
import { loadSearch } from './pages/search/loader.ts'
import { sitemapHead } from './pages/sitemap/head.ts'
import { loadSitemap } from './pages/sitemap/loader.ts'
import { wishlistHead } from './pages/wishlist/head.ts'
import { loadWishlist } from './pages/wishlist/loader.ts'

const route = <Name extends PageName>(line: Route<Name>): Route<Name> => line

/** The route table. */
export const routes = [
  route({ name: 'home', pattern: '/', cache: 'public', load: loadHome, head: homeHead }),
  route({
    name: 'search',
    pattern: '/search',
    cache: 'public',
    load: loadSearch,
    head: searchHead,
    cacheVariant: toGiftListingCacheVariant,
  }),
  route({
    name: 'product',
    pattern: '/p/:type/:slug',
    cache: 'public',
    load: loadProduct,
    head: productHead,
    cacheVariant: (url) => (isCampaignUrl(url) ? 'marketed' : ''),
  }),
  route({
    name: 'reviews',
    pattern: '/reviews/p/:productId/:name',
    cache: 'public',
    load: loadReviews,
    head: reviewsHead,
    cacheVariant: toReviewsCacheVariant,
  }),
  route({
    name: 'reviews',
    pattern: '/reviews',
    cache: 'public',
    load: loadReviews,
    head: reviewsHead,
    cacheVariant: toReviewsCacheVariant,
  }),
  route({
    name: 'hamper',
    pattern: '/hamper/:slug',
    cache: 'personal',
    load: loadHamper,
    head: hamperHead,
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
    name: 'giftReceipt',
    pattern: '/order/:id/gift-receipt',
    cache: 'personal',
    load: loadGiftReceipt,
    head: giftReceiptHead,
  }),
  route({
    name: 'orders',
    pattern: '/account/orders',
    cache: 'personal',
    load: loadOrders,
    head: ordersHead,
  }),
  route({
    name: 'orderLookup',
    pattern: '/orders/lookup',
    cache: 'personal',
    load: loadOrderLookup,
    head: orderLookupHead,
  }),
  // After the orders, whose pages have their own routes.
  route({
    name: 'account',
    pattern: '/account/:section?',
    cache: 'personal',
    load: loadAccount,
    head: accountHead,
  }),
  route({
    name: 'wishlist',
    pattern: '/wishlist',
    cache: 'personal',
    load: loadWishlist,
    head: wishlistHead,
  }),
  route({
    name: 'referAndEarn',
    pattern: '/refer-and-earn',
    cache: 'personal',
    load: loadReferAndEarn,
    head: referAndEarnHead,
  }),
  ...Object.keys(articles).map((pattern) =>
    route({ name: 'article', pattern, cache: 'public', load: loadArticle, head: articleHead }),
  ),
  route({
    name: 'sitemap',
    pattern: '/sitemap.html',
    cache: 'public',
    load: loadSitemap,
    head: sitemapHead,
  }),
  route({ name: 'credits', pattern: '/credits', cache: 'public', load: loadCredits, head: creditsHead }),
  route({
    name: 'corporate',
    pattern: '/corporate-gifts',
    cache: 'public',
    load: loadCorporate,
    head: corporateHead,
  }),
  // Last: it matches every one-segment path that no route before it matches.
  route({
    name: 'category',
    pattern: '/:category',
    cache: 'public',
    load: loadCategory,
    head: categoryHead,
    cacheVariant: toGiftListingCacheVariant,
  }),
] as const
