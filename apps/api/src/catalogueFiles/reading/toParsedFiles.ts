import type { CatalogueSources } from '../products/CatalogueSources.ts'
import type { CatalogueFileName } from '../schema/fileSchemas.ts'
import { getCatalogueFileName, toYamlPath } from './listCatalogueFiles.ts'
import type { ParsedFile } from './ParsedFile.ts'
import { isPriceTable } from './priceTableColumns.ts'

/** Returns the files of the store as parsed files, without those that the folder contains. */
export function toParsedFiles(
  { products, files }: CatalogueSources,
  own: readonly ParsedFile[],
): readonly ParsedFile[] {
  const owned = new Set(own.map(({ file }) => toYamlPath(file)))
  const productFiles = [...Map.groupBy(products, ({ file }) => file)].map(([file, those]) =>
    parsedFile(
      'products',
      file,
      those.map(({ content }) => content),
    ),
  )
  const others = files.flatMap(({ file, content }) => {
    const name = getCatalogueFileName(file)
    return owned.has(file) || name === undefined || isPriceTable(name)
      ? []
      : [parsedFile(name, file, content)]
  })
  return [...productFiles, ...others]
}

// The store's files have no lines, so an error names only the file.
const parsedFile = (name: CatalogueFileName, file: string, value: unknown): ParsedFile => ({
  ...{ name, file, value, errors: [], isStored: true },
  locate: () => ({ file: `the store's ${file}`, line: 1, column: 1 }),
})
