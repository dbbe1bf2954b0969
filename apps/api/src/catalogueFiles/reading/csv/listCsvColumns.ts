import type { CatalogueFileName } from '../../schema/fileSchemas.ts'
import { toFileJsonSchema } from '../../schema/toFileJsonSchema.ts'

/** How the cells of a column are parsed; `groups` are lists of groups of fields, written as YAML in brackets. */
export type CsvCellType = 'text' | 'number' | 'boolean' | 'texts' | 'numbers' | 'groups'

/** The columns that a CSV file may have, by their headers, which are paths of fields such as `delivery.through`. */
export type CsvColumns = ReadonlyMap<string, CsvCellType>

type JsonSchema = ReturnType<typeof toFileJsonSchema>
type FieldSchema = NonNullable<JsonSchema['properties']>[string]

/** Returns the columns of a file in CSV; undefined for a file that is not a list of entries. */
export function listCsvColumns(name: CatalogueFileName): CsvColumns | undefined {
  const { items } = toFileJsonSchema(name)
  if (typeof items !== 'object' || Array.isArray(items) || items.type !== 'object') return undefined
  return new Map(columnsOf(items, ''))
}

const columnsOf = (schema: FieldSchema, path: string): readonly (readonly [string, CsvCellType])[] =>
  typeof schema !== 'object'
    ? []
    : Object.entries(schema.properties ?? {}).flatMap(([field, child]) => {
        const header = path === '' ? field : `${path}.${field}`
        return isGroup(child) ? columnsOf(child, header) : [[header, kindOf(child)] as const]
      })

const isGroup = (schema: FieldSchema) => typeof schema === 'object' && schema.type === 'object'

function kindOf(schema: FieldSchema): CsvCellType {
  if (typeof schema !== 'object') return 'text'
  const { items } = schema
  if (schema.type === 'array' && items !== undefined && !Array.isArray(items)) {
    if (isGroup(items)) return 'groups'
    return kindOf(items) === 'number' ? 'numbers' : 'texts'
  }
  const values: readonly unknown[] = schema.enum ?? ('const' in schema ? [schema.const] : [])
  if (schema.type === 'boolean' || values.some((value) => typeof value === 'boolean')) return 'boolean'
  const isNumber = schema.type === 'number' || schema.type === 'integer'
  return isNumber || values.some((value) => typeof value === 'number') ? 'number' : 'text'
}
