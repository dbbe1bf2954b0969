import type { Hrefs } from '@store/api-client/contract/ports'

/** Every address of the host that features link to. */
export const hrefs: Hrefs = {
  home: () => '/',
  cart: () => '/cart',
  product: (type, slug) => `/p/${type}/${slug}`,
  category: (slug) => `/${slug}`,
  order: (orderId) => `/order/${orderId}`,
}
