import type { CatalogueLocation } from '../checks/CatalogueCheck.ts'
import type { FileName } from '../schema/fileSchemas.ts'
import type { FilePosition } from './CatalogueError.ts'
import type { CatalogueFile } from './listCatalogueFiles.ts'
import type { YamlFile } from './parseYamlFile.ts'

/** A file of a catalogue with its content. */
export type ParsedFile = CatalogueFile & YamlFile

/** The content of all files, and where each value is. */
export interface MergedFiles {
  readonly values: Readonly<Partial<Record<FileName, unknown>>>
  readonly locate: (at: CatalogueLocation) => FilePosition & { readonly path: readonly (string | number)[] }
}

/** Merges the files of products to one list; a file may also hold a single product. */
export function mergeFiles(parsed: readonly ParsedFile[]): MergedFiles {
  const products = parsed
    .filter(({ name }) => name === 'products')
    .flatMap((file) =>
      Array.isArray(file.value)
        ? file.value.map((value: unknown, at) => ({ file, value, path: [at] }))
        : [{ file, value: file.value, path: [] }],
    )
  const others = parsed.filter(({ name }) => name !== 'products')
  const hasProducts = parsed.length > others.length
  return {
    values: {
      ...Object.fromEntries(others.map(({ name, value }) => [name, value])),
      ...(hasProducts && { products: products.map(({ value }) => value) }),
    },
    locate: ({ file: name, path: [first, ...rest] }) => {
      const product = name === 'products' && typeof first === 'number' ? products[first] : undefined
      const path = product ? [...product.path, ...rest] : [...(first === undefined ? [] : [first]), ...rest]
      const file = product?.file ?? parsed.find((one) => one.name === name)
      return { ...(file?.locate(path) ?? { file: `${name}.yaml`, line: 1, column: 1 }), path }
    },
  }
}
