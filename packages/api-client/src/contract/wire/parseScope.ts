import { type GenericSchema, type InferOutput, type SafeParseResult, safeParse } from 'valibot'

/** How schemas currently parse. All clients share the schemas, so these options cannot be part of them. */
interface ParseScope {
  readonly imageHosts: readonly string[]
  readonly isLenient: boolean
}

const strict: ParseScope = { imageHosts: [], isLenient: false }

let scope = strict

/** Returns the hosts whose pictures are allowed besides the store's own. */
export const getAllowedImageHosts = (): readonly string[] => scope.imageHosts

/** Returns whether optional parts, marked by `withFallback`, may be invalid. */
export const isLenientParse = (): boolean => scope.isLenient

// Parsing is synchronous, so no other parse can run before the scope is restored.
function safeParseWithin<Schema extends GenericSchema>(
  within: ParseScope,
  schema: Schema,
  content: unknown,
): SafeParseResult<Schema> {
  const outer = scope
  scope = within
  try {
    return safeParse(schema, content)
  } finally {
    scope = outer
  }
}

/** Result of {@link safeParseResponse}. */
export type ParsedResponse<Schema extends GenericSchema> =
  | {
      readonly success: true
      readonly output: InferOutput<Schema>
      /** Issues of the parts that were dropped. */
      readonly dropped: NonNullable<SafeParseResult<Schema>['issues']> | undefined
    }
  | { readonly success: false; readonly issues: NonNullable<SafeParseResult<Schema>['issues']> }

/**
 * Parses a response and, if it is invalid, parses it again without its invalid optional parts. Valibot gives an issue its
 * whole path only while the parts around it fail too, so the first, strict issues are those to report.
 */
export function safeParseResponse<Schema extends GenericSchema>(
  schema: Schema,
  content: unknown,
  imageHosts: readonly string[] = [],
): ParsedResponse<Schema> {
  const parsed = safeParseWithin({ imageHosts, isLenient: false }, schema, content)
  if (parsed.success) return { success: true, output: parsed.output, dropped: undefined }
  const again = safeParseWithin({ imageHosts, isLenient: true }, schema, content)
  return again.success
    ? { success: true, output: again.output, dropped: parsed.issues }
    : { success: false, issues: again.issues }
}
