import type { CatalogueProduct } from '../products/CatalogueProduct.ts'
import type { CatalogueSources } from '../products/CatalogueSources.ts'
import { toYamlPath } from './listCatalogueFiles.ts'
import type { ParsedFile, ParsedProduct } from './ParsedFile.ts'

/**
 * Returns the content of parsed files for the export.
 *
 * @param others The files except those of products, prices and stock.
 * @param parsedProducts The products in the order of the files, with the values of `prices.csv` and `stock.csv`.
 * @param products The same products, validated.
 */
export function toSourceFiles(
  others: readonly ParsedFile[],
  parsedProducts: readonly ParsedProduct[],
  products: readonly CatalogueProduct[],
): CatalogueSources {
  return {
    products: parsedProducts.flatMap(({ file, path: [position = 0], content }, at) => {
      const nid = products[at]?.nid
      return nid === undefined ? [] : [{ nid, file: toYamlPath(file.file), position, content }]
    }),
    files: others.map(({ file, value }) => ({ file: toYamlPath(file), content: value })),
  }
}
