import { listCalls, type NamedCall } from '@store/api-client/contract'
import { findCallDocs } from '@store/api-client/contract/callDocsByGroup'
import { createApiReferenceSchemas } from './createApiReferenceSchemas.ts'
import type { JsonSchema } from './JsonSchema.ts'
import { listErrorCodes } from './listErrorCodes.ts'
import { type CallExample, readExamples } from './readExamples.ts'
import { type RequestParts, splitRequestInput } from './splitRequestInput.ts'

/** All information of the API reference about a call. */
export interface ApiReferenceCall extends NamedCall, RequestParts {
  readonly answer: JsonSchema
  /** Error codes by HTTP status. */
  readonly errors: ReadonlyMap<number, readonly string[]>
  /** Cookies that a response may set or delete. */
  readonly cookies: readonly string[]
  /** Whether even a minimal storefront needs this call. */
  readonly isMinimal: boolean
  readonly example: CallExample | undefined
}

/** The API reference, from which the OpenAPI document and the pages are generated. */
export interface ApiReference {
  readonly calls: readonly ApiReferenceCall[]
  /** Schemas that calls refer to, by name. */
  readonly schemas: Readonly<Record<string, JsonSchema>>
}

/** Creates the API reference of the contract. */
export function createApiReference(): ApiReference {
  const { calls, components } = createApiReferenceSchemas()
  const examples = readExamples()
  return {
    schemas: components,
    calls: listCalls().map((row) => {
      const { input = {}, answer = {} } = calls.get(row.name) ?? {}
      const { isMinimal = false, cookies = [] } = findCallDocs(row.name)
      return {
        ...row,
        ...splitRequestInput(row.call, input),
        ...{ answer, cookies, isMinimal },
        errors: listErrorCodes(row),
        example: examples.get(row.name),
      }
    }),
  }
}
