/** URLs that the packages link to. */
export const hrefs = {
  home: () => '/',
  cart: () => '/cart',
  product: (type: string, slug: string) => `/p/${type}/${slug}`,
  category: (slug: string) => `/?category=${slug}`,
} as const
