import { findSchemaName } from './findSchemaName.ts'
import type { AnyJsonSchema, JsonSchema } from './JsonSchema.ts'

/**
 * Formats a schema for readers: its description, then one line per field with type and limits. A named schema is only
 * referred to by its name.
 */
export function formatSchema(schema: AnyJsonSchema, depth = 0): string {
  if (typeof schema === 'boolean') return schema ? 'anything' : 'nothing'
  const name = findSchemaName(schema)
  if (name !== undefined) return name
  const options = schema.anyOf ?? schema.oneOf
  if (options) return options.map((one) => formatSchema(one, depth)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  if (schema.type === 'array') return `list of ${writeItems(schema, depth)}${limits(schema)}`
  if (schema.properties) return writeFields(schema, depth)
  if (typeof schema.additionalProperties === 'object')
    return `map of ${formatSchema(schema.additionalProperties, depth)}`
  return `${typeof schema.type === 'string' ? schema.type : 'anything'}${limits(schema)}`
}

function writeItems({ items, prefixItems }: JsonSchema, depth: number): string {
  if (prefixItems) return `[${prefixItems.map((one) => formatSchema(one, depth)).join(', ')}]`
  return items === undefined || Array.isArray(items) ? 'anything' : formatSchema(items, depth)
}

function writeFields({ properties = {}, required = [] }: JsonSchema, depth: number): string {
  const fields = Object.entries(properties)
  if (fields.length === 0) return '{}'
  const inside = '  '.repeat(depth + 1)
  const lines = fields.flatMap(([name, schema]) => [
    ...(typeof schema === 'object' && schema.description ? [`${inside}// ${schema.description}`] : []),
    `${inside}${name}${required.includes(name) ? '' : '?'}: ${formatSchema(schema, depth + 1)}`,
  ])
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`
}

function limits(schema: JsonSchema): string {
  const { format, pattern, minimum, maximum, minLength, maxLength, minItems, maxItems } = schema
  const messages = [
    format,
    between(minimum, maximum),
    between(minLength ?? minItems, maxLength ?? maxItems),
    pattern === undefined ? undefined : `/${pattern}/`,
  ].filter((one) => one !== undefined)
  return messages.length === 0 ? '' : ` (${messages.join(', ')})`
}

function between(least: number | undefined, most: number | undefined): string | undefined {
  if (least === undefined) return most === undefined ? undefined : `at most ${most}`
  return most === undefined ? `at least ${least}` : `${least} to ${most}`
}
