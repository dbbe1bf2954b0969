import { safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { receiverRequestSchema, receiverSchema } from './receiverSchema.ts'

const receiver = {
  ...{ title: 'Mr.', fullName: 'Vikram Iyer', countryCode: '+91', contactNumber: '9876543210' },
  ...{ address: '12 Church Street', pincode: '560001', city: 'Bengaluru' },
}

it("parses an order whose texts exceed today's request limits", () => {
  const long = { ...receiver, address: 'a'.repeat(5000), landmark: 'b'.repeat(5000) }
  expect(safeParse(receiverRequestSchema, long).success).toBe(false)
  expect(safeParse(receiverSchema, long)).toMatchObject({ success: true, output: long })
})
