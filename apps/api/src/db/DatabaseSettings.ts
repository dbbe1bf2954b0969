/** Kind and location of the database. */
export type DatabaseSettings =
  | { readonly kind: 'pglite'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly connections: number }
