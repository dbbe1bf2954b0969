import {
  array,
  type GenericSchema,
  type InferInput,
  type InferOutput,
  lazy,
  pipe,
  transform,
  union,
  unknown,
} from 'valibot'
import { isLenientParse } from './parseScope.ts'

/**
 * Marks a part of a response as optional for the page: the client replaces an invalid part by the substitute and
 * reports it (`onContractViolation`). Elsewhere, such as in the API reference, the schema is strict. The part needs a
 * name in the API reference (`…Reference.ts`).
 */
export function withFallback<Schema extends GenericSchema, Substitute>(
  schema: Schema,
  substitute: Substitute,
) {
  const lenient = union([
    schema,
    pipe(
      unknown(),
      transform(() => substitute),
    ),
  ])
  return lazy<GenericSchema<InferInput<Schema>, InferOutput<Schema> | Substitute>>(() =>
    isLenientParse() ? lenient : schema,
  )
}

const dropped: unique symbol = Symbol('dropped')

/** Parses a list without its invalid entries ({@link withFallback}). */
export const dropInvalidEntries = <Entry extends GenericSchema>(
  entry: Entry,
): GenericSchema<InferInput<Entry>[], InferOutput<Entry>[]> =>
  pipe(
    array(withFallback<Entry, typeof dropped>(entry, dropped)),
    transform((all) => all.filter((one): one is InferOutput<Entry> => one !== dropped)),
  )
