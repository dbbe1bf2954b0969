import type { AnyCall } from '@store/api-client/contract/call'
import { fuzzValues } from './fuzzValues.ts'

/** Valid values for each field of a route as JSON, by the field's own schema. */
export type FieldValues = ReadonlyMap<string, readonly string[]>

interface Field {
  readonly '~standard': { readonly validate: (value: unknown) => unknown }
}

const known = new WeakMap<AnyCall, FieldValues>()

/** Filters the values that each field of a route accepts, so that a request passes its first check. */
export function getAcceptedValues(call: AnyCall): FieldValues {
  const found = known.get(call) ?? new Map(fieldsOf(call).map(([name, field]) => [name, takenBy(field)]))
  known.set(call, found)
  return found
}

// The fields of an object schema; a route with another input has none.
function fieldsOf({ input }: AnyCall): readonly (readonly [string, unknown])[] {
  return 'entries' in input && typeof input.entries === 'object' && input.entries !== null
    ? Object.entries(input.entries)
    : []
}

const takenBy = (field: unknown): readonly string[] =>
  isField(field) ? fuzzValues.filter((json) => isTaken(field, json)) : []

function isTaken(field: Field, json: string): boolean {
  try {
    const parsed = field['~standard'].validate(JSON.parse(json))
    return typeof parsed === 'object' && parsed !== null && !('issues' in parsed && parsed.issues)
  } catch {
    return false
  }
}

const isField = (value: unknown): value is Field =>
  typeof value === 'object' && value !== null && '~standard' in value
