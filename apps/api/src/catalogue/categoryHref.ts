/** Returns the URL of a category's page. */
export const categoryHref = ({ slug }: { readonly slug: string }): string => `/${slug}`
