import fc from 'fast-check'
import type { AnyJsonSchema, JsonSchema } from '../JsonSchema.ts'

/** Plausible values of a field, by its name, such as existing gift numbers or lines of the visitor's own cart. */
export type SampleValues = Readonly<Record<string, readonly unknown[]>>

/**
 * Creates an arbitrary that matches a schema: mostly sample values if there are any, otherwise any value within its
 * limits.
 */
export function schemaToArbitrary(
  schema: AnyJsonSchema,
  known: SampleValues,
  name = '',
): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return fc.jsonValue()
  const options = schema.anyOf ?? schema.oneOf
  if (options) return fc.oneof(...options.map((one) => schemaToArbitrary(one, known, name)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const typed = ofType(schema, known, name)
  const found = known[name]
  return found?.length
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...found) }, { weight: 1, arbitrary: typed })
    : typed
}

function ofType(schema: JsonSchema, known: SampleValues, name: string): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known)
    case 'array': {
      const { items, minItems = 0, maxItems = 5 } = schema
      const item =
        items === undefined || Array.isArray(items) ? fc.jsonValue() : schemaToArbitrary(items, known, name)
      return fc.array(item, { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 5)) })
    }
    case 'string':
      return textOf(schema)
    case 'integer': {
      const { minimum: min = -1_000_000, maximum: max = 2_147_483_647 } = schema
      return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max))
    }
    case 'number': {
      const { minimum: min = -1e9, maximum: max = 1e9 } = schema
      return fc.double({ min, max, noNaN: true })
    }
    case 'boolean':
      return fc.boolean()
    default:
      return fc.jsonValue()
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, known: SampleValues) {
  const fields = Object.entries(properties).map(([name, schema]) => [
    name,
    schemaToArbitrary(schema, known, name),
  ])
  const requiredKeys = required.filter((name) => name in properties)
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), {
    requiredKeys,
    noNullPrototype: true,
  })
}

function textOf({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time') return instants
  if (format === 'email') return fc.emailAddress()
  const most = Math.max(minLength, Math.min(maxLength, 60))
  if (pattern === undefined) return fc.string({ minLength, maxLength: most, unit: 'grapheme' })
  return patterned(pattern) ?? fc.constantFrom('/', '/cakes')
}

const instants = fc
  .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString())

function patterned(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern))
  } catch {
    // A regular expression with a lookahead cannot be converted to a string generator.
    return undefined
  }
}
