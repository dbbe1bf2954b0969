import type { FacetValueRow } from '../../db/schema/searchables.ts'
import type { CatalogueFiles } from '../schema/CatalogueFiles.ts'

const facets = [
  ['occasion', 'occasions'],
  ['flavour', 'flavours'],
  ['colour', 'colours'],
] as const

/** Returns the values of the filters as the database stores them. */
export const toFacetValueRows = (search: NonNullable<CatalogueFiles['search']>): FacetValueRow[] =>
  facets.flatMap(([facet, plural]) =>
    Object.entries(search[plural]).map(([id, title], position) => ({ facet, id, title, position })),
  )
