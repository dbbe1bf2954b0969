import { toSearchableRow } from '../../catalogue/index.ts'
import type { SearchableRow } from '../../db/schema/searchables.ts'
import { normalizeName } from '../../places/index.ts'
import type { Catalogue } from '../products/Catalogue.ts'
import type { DerivedProduct } from '../products/DerivedProduct.ts'
import type { CatalogueFiles } from '../schema/CatalogueFiles.ts'

/** Returns the search data of products; add-ons are not searchable. */
export const toSearchableRows = ({ files }: Catalogue, sold: readonly DerivedProduct[]): SearchableRow[] => {
  const addSynonyms = createSynonyms(files.search?.synonyms ?? [])
  const titles = { ...files.search?.colours, ...files.search?.flavours, ...files.search?.occasions }
  const translations = Object.values(files.translations ?? {})
  return sold
    .filter(({ type }) => type !== 'addon')
    .map((product) => {
      const { nid, type, title, description, contains, category, hasEgg, addedOn } = product
      const chosen = {
        occasions: [...product.occasions],
        flavours: [...product.flavours],
        colours: [...product.colours],
      }
      const words = [
        type,
        files.categories?.find(({ id }) => id === category)?.title ?? category,
        ...Object.values(chosen)
          .flat()
          .map((id) => titles[id] ?? id),
        ...(hasEgg === false ? ['eggless'] : []),
      ]
      const translated = translations.flatMap((texts) =>
        [title, ...words].flatMap((text) => texts[text] ?? []),
      )
      return toSearchableRow({
        ...{ nid, title, ...chosen, addedOn },
        words: [...words, addSynonyms(normalizeName([title, ...words].join(' '))), ...translated],
        text: [description, ...contains],
      })
    })
}

/** Returns a function from a text to the synonyms of its words, joined. */
function createSynonyms(synonyms: NonNullable<CatalogueFiles['search']>['synonyms']) {
  const patterns = synonyms.map(({ words, alsoFindBy }) => {
    const each = words.map((word) => (word.endsWith('*') ? word.slice(0, -1) : `${word}\\b`))
    return { named: new RegExp(`\\b(?:${each.join('|')})`), alsoFindBy }
  })
  return (text: string): string =>
    patterns.flatMap(({ named, alsoFindBy }) => (named.test(text) ? [alsoFindBy] : [])).join(' ')
}
