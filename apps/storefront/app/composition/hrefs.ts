import type { OrdersHrefs } from '@store/account/orders/headless'
import type { Hrefs } from '@store/api-client/contract/ports'

/** URLs of the host to which features link. */
export const hrefs: Hrefs &
  OrdersHrefs & {
    readonly wishlist: () => string
    readonly referAndEarn: () => string
    readonly corporate: () => string
    readonly account: () => string
    /** URL of the search results for a text; without a text, of all products. */
    readonly search: (text?: string) => string
    /**
     * URL of a product's reviews page, as the API returns it; if the product has none, URL of the page of all reviews.
     */
    readonly reviews: (product: { readonly reviewsHref?: string | undefined }) => string
    /** Form of a corporate enquiry. */
    readonly enquiry: (product: { readonly href: string }) => string
    readonly hamper: (product: { readonly href: string }) => string
  } = {
  home: () => '/',
  cart: () => '/cart',
  product: (type, slug) => `/p/${type}/${slug}`,
  category: (slug) => `/${slug}`,
  order: (orderId) => `/order/${orderId}`,
  orders: (page = 1) => (page === 1 ? '/account/orders' : `/account/orders?page=${page}`),
  lookup: () => '/orders/lookup',
  giftReceipt: (orderId) => `/order/${orderId}/gift-receipt`,
  invoice: (orderId) => `/order/${orderId}/invoice`,
  wishlist: () => '/wishlist',
  referAndEarn: () => '/refer-and-earn',
  corporate: () => '/corporate-gifts',
  account: () => '/account',
  search: (text = '') => (text === '' ? '/search' : `/search?q=${encodeURIComponent(text)}`),
  reviews: ({ reviewsHref = '/reviews' }) => reviewsHref,
  enquiry: ({ href }) => `/corporate-gifts?product_url=${encodeURIComponent(href)}#enquiry`,
  // The last URL segment of the product identifies the hamper.
  hamper: ({ href }) => `/hamper/${href.slice(href.lastIndexOf('/') + 1)}`,
}
