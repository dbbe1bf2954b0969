import { listCalls } from '@store/api-client/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toOpenApiSchema } from '../toOpenApiSchema.ts'
import { buildFuzzRequest } from './buildFuzzRequest.ts'
import { findResponseViolations } from './findResponseViolations.ts'
import { type FuzzContext, type FuzzVisitor, openFuzzContext } from './openFuzzContext.ts'
import { requestMutations } from './requestMutations.ts'
import { schemaToArbitrary } from './schemaToArbitrary.ts'

/** Number of requests to each route per kind of visitor. */
const tries = 30 * Number(process.env.STORE_TEST_FACTOR ?? 1)

/** Sends valid and invalid input for every call of the contract, and checks each response. */
export function defineCallFuzzTests(who: FuzzVisitor): void {
  let scene: FuzzContext
  beforeAll(async () => {
    scene = await openFuzzContext(who)
  })
  afterAll(() => scene.api.close())

  describe(`whatever a ${who} sends`, () => {
    it.each(listCalls())(
      '$name succeeds or rejects in its format, never fails and leaks no internals (AP3)',
      async ({ name, call }) => {
        const known = scene.sampleValuesFor(name)
        const fields = schemaToArbitrary(toOpenApiSchema(call.input), known)
        const request = fc
          .tuple(fields, requestMutations)
          .map(([input, broken]) => buildFuzzRequest(call, isFields(input) ? input : {}, broken))
        await fc.assert(
          fc.asyncProperty(request, async (sent) => {
            const { method, address, headers, body } = sent
            const init = { method, headers, ...(body !== undefined && { body }) }
            const visitor = await scene.visitor()
            const answer = await visitor.fetch(`http://store.test${address}`, init)
            expect(await findResponseViolations(call, sent, answer)).toEqual([])
            // Clears the logged errors, so that one error is not reported for every following call.
            expect(scene.api.logged.splice(0).map(String)).toEqual([])
          }),
          { numRuns: tries, endOnFailure: true },
        )
      },
      600_000,
    )
  })
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
