import type { AnyCall } from '@store/api-client/contract/call'
import fc from 'fast-check'
import { safeParse } from 'valibot'
import { toOpenApiSchema } from '../toOpenApiSchema.ts'
import { type SampleValues, schemaToArbitrary } from './schemaToArbitrary.ts'

/** Fields of a request by wire name. */
export type RequestFields = Readonly<Record<string, unknown>>

/** Builds a request that the call's schema accepts, the same one in every run. */
export function buildValidInput(
  call: AnyCall,
  samples: SampleValues = {},
  isMeant: (input: RequestFields) => boolean = () => true,
): RequestFields {
  const fields = schemaToArbitrary(toOpenApiSchema(call.input), { ...plausible, ...samples })
  // Most schemas accept one of the first samples.
  for (let seed = 1; seed <= 40; seed += 1) {
    for (const candidate of fc.sample(fields, { numRuns: 50, seed })) {
      const input = typeof candidate === 'object' && candidate !== null ? { ...candidate } : {}
      if (isMeant(input) && safeParse(call.input, input).success) return input
    }
  }
  throw new Error(`No valid request was found for ${call.method} ${call.path}.`)
}

const photo = new Blob(['no photo'])

/** Values of fields that need a certain format. */
const plausible: SampleValues = {
  ...{ country: [356], date: ['25-11-2026'], card_token: ['card_1'], upi_token: ['upi_1'] },
  ...{ email: ['asha@example.com'], order_number: ['MG-ABCD-2345'], filedata: [photo], files: [photo] },
  ...{ title: ['Mr.'], fullName: ['Vikram Iyer'], address: ['12 Church Street'], city: ['Bengaluru'] },
  ...{ path: ['/about-us'], pincode: ['560001'], countryCode: ['+91'], contactNumber: ['9876543210'] },
}
