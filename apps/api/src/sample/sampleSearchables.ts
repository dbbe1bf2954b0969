import { makeSearchable } from '../catalogue/index.ts'
import type { SearchableRow } from '../db/schema/searchables.ts'
import { normalizeName } from '../places/index.ts'
import { categories } from './catalogue/categories.ts'
import type { DerivedProduct } from './catalogue/DerivedProduct.ts'
import { parseCatalogue } from './catalogue/parseCatalogue.ts'
import { coloursOf } from './catalogue/search/coloursOf.ts'
import { facets } from './catalogue/search/facets.ts'
import { flavoursOf } from './catalogue/search/flavoursOf.ts'
import { occasionsOf } from './catalogue/search/occasionsOf.ts'
import { synonymsOf } from './catalogue/search/synonymsOf.ts'
import { sellableProducts } from './catalogue/sellableProducts.ts'

/** Returns the search data of the sample products; add-ons are not searchable. */
export const sampleSearchables = (): SearchableRow[] =>
  sellableProducts(parseCatalogue())
    .filter(({ type }) => type !== 'addon')
    .map(writeSearchable)

function writeSearchable(product: DerivedProduct): SearchableRow {
  const { nid, type, title, description, contains, category, hasEgg } = product
  const chosen = {
    occasions: occasionsOf(product),
    flavours: flavoursOf(product),
    colours: coloursOf(product.slug),
  }
  const titles = Object.values(chosen)
    .flat()
    .map((id) => facets.find((value) => value.id === id)?.title ?? id)
  const words = [type, categories[category].title, ...titles, ...(hasEgg === false ? ['eggless'] : [])]
  const said = normalizeName([title, ...words].join(' '))
  return makeSearchable({
    ...{ nid, title, ...chosen },
    words: [...words, synonymsOf(said)],
    text: [description, ...contains],
    addedOn: dayOf(nid),
  })
}

// The sample has no launch dates: derives a date in 2026 that is the same at every start.
const dayOf = (nid: number): string => {
  const day = (nid * 37) % 300
  return new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
}
