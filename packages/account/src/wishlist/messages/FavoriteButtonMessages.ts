/** Every word of a heart. */
export interface FavoriteButtonMessages {
  /** Its name, which carries the product; the same whether it is saved or not. */
  readonly heart: (title: string) => string
}
