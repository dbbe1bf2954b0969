import type { OrdersHrefs } from '@store/account/orders/headless'
import type { Hrefs } from '@store/api-client/contract/ports'

/** Every address of the host that features link to. */
export const hrefs: Hrefs &
  OrdersHrefs & {
    readonly wishlist: () => string
    readonly referAndEarn: () => string
    readonly corporate: () => string
    readonly account: () => string
    /** What fits a text; everything there is without one. */
    readonly search: (text?: string) => string
    /** The reviews of a product, which the API names; all of them where it names none. */
    readonly reviews: (product: { readonly reviewsHref?: string | undefined }) => string
    /** The form that asks for a gift for companies. */
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
  wishlist: () => '/wishlist',
  referAndEarn: () => '/refer-and-earn',
  corporate: () => '/corporate-gifts',
  account: () => '/account',
  search: (text = '') => (text === '' ? '/search' : `/search?q=${encodeURIComponent(text)}`),
  reviews: ({ reviewsHref = '/reviews' }) => reviewsHref,
  enquiry: ({ href }) => `/corporate-gifts?product_url=${encodeURIComponent(href)}#enquiry`,
  // A hamper is filled under the last part of its product's address.
  hamper: ({ href }) => `/hamper/${href.slice(href.lastIndexOf('/') + 1)}`,
}
