/** Names of cache tags (surrogate keys). */
export const cacheTags = {
  /** Tag of every tagged response. */
  all: 'all',
  /** Tag of the content of the home page. */
  home: 'home',
  /** Tag of the gifts that a search found. */
  search: 'search',
  /** Tag of a response with more products than fit in its header. */
  manyProducts: 'products',
  /** Tag of the gifts of a category, by its slug. */
  category: (slug: string) => `category-${slug}`,
  /** Tag of a product that the response shows. */
  product: (nid: number) => `product-${nid}`,
} as const

// Maximum number of products in the header, which then has at most 2 KiB. CDNs read 16 KiB, but proxies in front of the
// store may buffer only 4 KiB for all headers.
const mostProducts = 100

/**
 * Returns the tags of a cacheable response: its selection of gifts, and every product that it shows.
 *
 * @param name Name of the call, such as `catalogue.home`.
 */
export function findCacheTags(name: string, input: unknown, response: unknown): readonly string[] {
  const products = new Set<number>()
  collectProducts(response, products)
  return [cacheTags.all, ...selectionTags(name, input), ...tagsOfProducts(products)]
}

/** Merges the tags of several responses into those of a page, limited to the length of a header. */
export function mergeCacheTags(tags: Iterable<string>): readonly string[] {
  const all = [...new Set(tags)]
  const isProduct = (tag: string) => tag.startsWith(cacheTags.product(0).slice(0, -1))
  const products = all.filter(isProduct)
  if (products.length <= mostProducts) return all
  return [...all.filter((tag) => !isProduct(tag) && tag !== cacheTags.manyProducts), cacheTags.manyProducts]
}

function selectionTags(name: string, input: unknown): readonly string[] {
  switch (name) {
    case 'catalogue.home':
      return [cacheTags.home]
    case 'catalogue.search':
      return [cacheTags.search]
    case 'catalogue.category':
    case 'catalogue.appPage':
      return [cacheTags.category(String(Object(input).category))]
    default:
      return []
  }
}

const tagsOfProducts = (nids: ReadonlySet<number>): readonly string[] =>
  nids.size > mostProducts ? [cacheTags.manyProducts] : [...nids].map(cacheTags.product)

/**
 * Collects the products of a response, each of which has its number as `nid`: in cards, variants, combos and add-ons.
 */
function collectProducts(value: unknown, into: Set<number>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [field, inner] of Object.entries(value)) {
    if (field === 'nid' && typeof inner === 'number') into.add(inner)
    else collectProducts(inner, into)
  }
}
