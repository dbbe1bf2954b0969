import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listCalls } from '../listCalls.ts'
import { writeSchema } from '../writeSchema.ts'
import { breaks } from './breaks.ts'
import { judge } from './judge.ts'
import { type FuzzScene, type FuzzVisitor, openFuzzScene } from './openFuzzScene.ts'
import { valuesOf } from './valuesOf.ts'
import { writeFuzzRequest } from './writeFuzzRequest.ts'

/** Tries a route for one kind of visitor; `STORE_FUZZ_RUNS` is for both together. */
const tries = Math.ceil(Number(process.env.STORE_FUZZ_RUNS ?? 200) / 2)

/** Seed of all tries, by which a run is had again; every run has its own. */
const seed = Number(process.env.STORE_FUZZ_SEED ?? Date.now() % 2 ** 31)

/** Sends every call of the contract what its schema allows and what it does not, and judges each answer. */
export function fuzzCalls(who: FuzzVisitor): void {
  let scene: FuzzScene
  beforeAll(async () => {
    scene = await openFuzzScene(who)
  })
  afterAll(() => scene.api.close())

  describe(`whatever a ${who} sends, with the seed ${seed}`, () => {
    it.each(listCalls())(
      '$name answers or refuses in its form, never fails and tells nothing of the inside (AP3)',
      async ({ name, call }) => {
        const known = scene.knownFor(name)
        const fields = valuesOf(writeSchema(call.input), known)
        const request = fc
          .tuple(fields, breaks)
          .map(([input, broken]) => writeFuzzRequest(call, isFields(input) ? input : {}, broken))
        await fc.assert(
          fc.asyncProperty(request, async (sent) => {
            const { method, address, headers, body } = sent
            const init = { method, headers, ...(body !== undefined && { body }) }
            const visitor = await scene.visitor()
            const answer = await visitor.fetch(`http://store.test${address}`, init)
            expect(await judge(call, sent, answer)).toEqual([])
            // Taken out, so that one fault is not told of every call that follows.
            expect(scene.api.logged.splice(0).map(String)).toEqual([])
          }),
          { numRuns: tries, seed, endOnFailure: true },
        )
      },
      600_000,
    )
  })
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
