/** URLs of the host's pages; a feature picks the ones it links to. */
export interface Hrefs {
  readonly home: () => string
  readonly cart: () => string
  readonly product: (type: string, slug: string) => string
  readonly category: (slug: string) => string
  readonly order: (orderId: string) => string
}
