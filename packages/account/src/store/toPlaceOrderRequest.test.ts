import { expect, it } from 'vitest'
import { sampleReceiver } from '../fixtures/sampleReceiver.ts'
import { toPlaceOrderRequest } from './toPlaceOrderRequest.ts'

it('removes spaces around the texts of the sender', () => {
  const values = {
    ...sampleReceiver,
    senderName: ' Ravi ',
    message: ' Get well ',
    courierNote: ' Ring twice ',
  }
  expect(toPlaceOrderRequest(values)).toMatchObject({
    senderName: 'Ravi',
    message: 'Get well',
    courierNote: 'Ring twice',
  })
})

it('omits a blank note for the courier', () => {
  expect(toPlaceOrderRequest({ ...sampleReceiver, courierNote: '  ' })).not.toHaveProperty('courierNote')
})
