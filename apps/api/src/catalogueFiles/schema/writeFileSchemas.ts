import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiFolder } from '../../apiFolder.ts'
import { type CatalogueFileName, fileSchemas } from './fileSchemas.ts'
import { toFileJsonSchema } from './toFileJsonSchema.ts'

/** The folder of the JSON Schemas that files of catalogues refer to. */
export const jsonSchemaFolder = join(apiFolder, 'sample/template/schema')

const isCatalogueFileName = (name: string): name is CatalogueFileName => Object.hasOwn(fileSchemas, name)

/** Prints the JSON Schema of each kind of file, by the schema's file name. */
export const formatFileJsonSchemas = (): ReadonlyMap<string, string> =>
  new Map(
    Object.keys(fileSchemas)
      .filter(isCatalogueFileName)
      .map((name) => [`${name}.json`, `${JSON.stringify(toFileJsonSchema(name), null, 2)}\n`]),
  )

if (import.meta.main) {
  await mkdir(jsonSchemaFolder, { recursive: true })
  for (const [file, text] of formatFileJsonSchemas()) await writeFile(join(jsonSchemaFolder, file), text)
}
