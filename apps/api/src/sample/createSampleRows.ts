import { type CatalogueRows, toCatalogueRows } from '../catalogueFiles/rows/toCatalogueRows.ts'
import { readSampleCatalogue } from './readSampleCatalogue.ts'

/** Returns the sample catalogue as database rows; a table without rows is empty. */
export function createSampleRows(): {
  readonly [Table in keyof CatalogueRows]: NonNullable<CatalogueRows[Table]>
} {
  const rows = toCatalogueRows(readSampleCatalogue())
  return {
    pictures: rows.pictures ?? [],
    serviceAreas: rows.serviceAreas ?? [],
    deliverySlots: rows.deliverySlots ?? [],
    banners: rows.banners ?? [],
    categories: rows.categories ?? [],
    shops: rows.shops ?? [],
    corporatePages: rows.corporatePages ?? [],
    coupons: rows.coupons ?? [],
    greetingOccasions: rows.greetingOccasions ?? [],
    currencies: rows.currencies ?? [],
    products: rows.products ?? [],
    facetValues: rows.facetValues ?? [],
    searchables: rows.searchables ?? [],
    translations: rows.translations ?? [],
    sourceProducts: rows.sourceProducts ?? [],
    sourceFiles: rows.sourceFiles ?? [],
  }
}
