import type { CatalogueProduct } from '../products/CatalogueProduct.ts'
import type { CatalogueSources } from '../products/CatalogueSources.ts'
import type { ParsedFile } from './mergeFiles.ts'

/**
 * Returns the content of parsed files for the export.
 *
 * @param products The validated products, in the order of the files.
 */
export function toSources(
  parsed: readonly ParsedFile[],
  products: readonly CatalogueProduct[],
): CatalogueSources {
  const entries = parsed
    .filter(({ name }) => name === 'products')
    .flatMap(({ file, value }) =>
      (Array.isArray(value) ? value : [value]).map((content: unknown, position) => ({
        ...{ file, position, content },
      })),
    )
  return {
    products: products.flatMap(({ nid }, at) => {
      const entry = entries[at]
      return entry ? [{ nid, ...entry }] : []
    }),
    files: parsed
      .filter(({ name }) => name !== 'products')
      .map(({ file, value }) => ({ file, content: value })),
  }
}
