import { senderLimits as contractLimits } from '@store/api-client/contract/orders'
import { expect, it } from 'vitest'
import { senderLimits } from './senderLimits.ts'

it('allows exactly what the contract allows', () => {
  expect(senderLimits).toEqual({ senderName: contractLimits.name, message: contractLimits.message })
})
