/** Which database, and where. */
export type DatabaseSettings =
  | { readonly kind: 'pglite'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly connections: number }
