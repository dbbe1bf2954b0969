import { calls } from '@store/api-client/contract'
import type { AnyCall } from '@store/api-client/contract/call'
import type { CallMetadata } from './CallMetadata.ts'
import { shopCallMetadata } from './shopCallMetadata.ts'
import { visitorCallMetadata } from './visitorCallMetadata.ts'

/** One row of the table of calls: the call of the contract with its metadata. */
export interface CallRow extends CallMetadata {
  /** Group and method, such as `cart.add`, as in the client. */
  readonly name: string
  readonly group: string
  readonly call: AnyCall
}

/** Every call of the API, in the order of the contract. */
export function listCalls(): readonly CallRow[] {
  const notes: Readonly<Record<string, Readonly<Record<string, CallMetadata>>>> = {
    ...shopCallMetadata,
    ...visitorCallMetadata,
  }
  return Object.entries(calls).flatMap(([group, verbs]) =>
    Object.entries(verbs).map(([verb, call]): CallRow => {
      const note = notes[group]?.[verb]
      if (!note) throw new Error(`${group}.${verb} has no note; the types of the notes should have said so.`)
      return { name: `${group}.${verb}`, group, call, ...note }
    }),
  )
}
