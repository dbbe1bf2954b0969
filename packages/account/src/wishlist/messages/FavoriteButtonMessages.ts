/** UI messages of a favorite button. */
export interface FavoriteButtonMessages {
  /** Accessible name with the product's title; the same whether it is saved or not. */
  readonly heart: (title: string) => string
}
