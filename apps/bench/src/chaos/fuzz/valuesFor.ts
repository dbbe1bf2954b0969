import type { AnyCall } from '@store/api-client/contract/call'
import { fuzzValues } from './fuzzValues.ts'

/** Values for each field a call has by itself, as JSON: those its own schema takes. */
export type FieldValues = ReadonlyMap<string, readonly string[]>

interface Field {
  readonly '~standard': { readonly validate: (value: unknown) => unknown }
}

const known = new WeakMap<AnyCall, FieldValues>()

/** Sorts out which of the values each field of a call takes, so that a request comes further than its first check. */
export function valuesFor(call: AnyCall): FieldValues {
  const found = known.get(call) ?? new Map(fieldsOf(call).map(([name, field]) => [name, takenBy(field)]))
  known.set(call, found)
  return found
}

// An object schema's own fields; a call that takes something else has none to name.
function fieldsOf({ input }: AnyCall): readonly (readonly [string, unknown])[] {
  return 'entries' in input && typeof input.entries === 'object' && input.entries !== null
    ? Object.entries(input.entries)
    : []
}

const takenBy = (field: unknown): readonly string[] =>
  isField(field) ? fuzzValues.filter((json) => isTaken(field, json)) : []

function isTaken(field: Field, json: string): boolean {
  try {
    const said = field['~standard'].validate(JSON.parse(json))
    return typeof said === 'object' && said !== null && !('issues' in said && said.issues)
  } catch {
    return false
  }
}

const isField = (value: unknown): value is Field =>
  typeof value === 'object' && value !== null && '~standard' in value
