import type { GenericSchema } from 'valibot'
import type { CallGroup } from './Call.ts'

/** Descriptions of fields by wire name; a field inside another one has its path, such as `banner.title`. */
export type FieldDescriptions = Readonly<Record<string, string>>

/** What the API reference says about a call besides its metadata. */
export interface CallDocs {
  /** Whether a storefront cannot do without the call. @default false */
  readonly isMinimal?: true
  /**
   * Codes of rejected requests by HTTP status, in addition to the codes that follow from the call's metadata
   * (`listErrorCodes`). @default none
   */
  readonly errors?: Readonly<Record<number, readonly string[]>>
  /** Names of the cookies that a response may set or delete. @default none */
  readonly cookies?: readonly string[]
}

/**
 * What the API reference says about a group of calls. It is stored separately from the calls, so that no browser loads
 * it.
 */
export interface CallGroupDocs<Calls extends CallGroup = CallGroup> {
  /** Schemas that the reference shows under a name of their own: those that several calls share. */
  readonly schemas: Readonly<Record<string, GenericSchema>>
  /**
   * Meaning of the fields, by the schema or the method of the call that has them; those under `all` are the same
   * throughout the group.
   */
  readonly fields: Readonly<Record<string, FieldDescriptions>>
  readonly calls: { readonly [Method in keyof Calls]?: CallDocs }
}
