import { makeSearchable } from '../catalogue/makeSearchable.ts'
import type { SearchableRow } from '../db/schema/searchables.ts'
import { foldName } from '../places/foldName.ts'
import { categories } from './catalogue/categories.ts'
import { coloursOf } from './catalogue/finding/colours.ts'
import { facets } from './catalogue/finding/facets.ts'
import { flavoursOf } from './catalogue/finding/flavours.ts'
import { occasionsOf } from './catalogue/finding/occasions.ts'
import { otherWords } from './catalogue/finding/otherWords.ts'
import type { ReadyProduct } from './catalogue/ReadyProduct.ts'
import { readCatalogue } from './catalogue/readCatalogue.ts'
import { soldToday } from './catalogue/soldToday.ts'

/** What the products of the sample catalogue are found by; add-ons are found by nothing. */
export const sampleSearchables = (): SearchableRow[] =>
  soldToday(readCatalogue())
    .filter(({ type }) => type !== 'addon')
    .map(writeSearchable)

function writeSearchable(product: ReadyProduct): SearchableRow {
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
  const said = foldName([title, ...words].join(' '))
  return makeSearchable({
    ...{ nid, title, ...chosen },
    words: [...words, otherWords(said)],
    text: [description, ...contains],
    addedOn: dayOf(nid),
  })
}

// Nobody wrote down when the sample shop began to sell what: some time in 2026, the same at every start.
const dayOf = (nid: number): string => {
  const day = (nid * 37) % 300
  return new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
}
