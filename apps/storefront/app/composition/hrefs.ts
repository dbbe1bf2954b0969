import type { Hrefs } from '@store/api-client/contract/ports'

/** Every address of the host that features link to. */
export const hrefs: Hrefs & { readonly wishlist: () => string } = {
  home: () => '/',
  cart: () => '/cart',
  product: (type, slug) => `/p/${type}/${slug}`,
  category: (slug) => `/${slug}`,
  order: (orderId) => `/order/${orderId}`,
  wishlist: () => '/wishlist',
}
