import type { ClientOf } from '../call/index.ts'
import { addHamper } from './addHamper.ts'
import { getHamper } from './getHamper.ts'

/** All calls for hampers. */
export const hamperCalls = { get: getHamper, add: addHamper } as const

/** Client methods for hampers that a shopper fills. */
export type HampersClient = ClientOf<typeof hamperCalls>
