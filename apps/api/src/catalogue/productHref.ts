/** Returns the URL of a product's page (specification 2, section 2). */
export const productHref = ({ type, slug }: { readonly type: string; readonly slug: string }): string =>
  `/p/${type}/${slug}`
