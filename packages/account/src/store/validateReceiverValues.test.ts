import { senderTextLimits } from '@store/api-client/contract/rules/senderTextLimits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleReceiver } from '../fixtures/sampleReceiver.ts'
import { parseReceiverDraft } from './parseReceiverDraft.ts'
import { toPlaceOrderRequest } from './toPlaceOrderRequest.ts'
import { findFirstInvalidField, validateReceiverValues } from './validateReceiverValues.ts'

describe('validateReceiverValues', () => {
  it('accepts a complete receiver with empty sender and message', () => {
    expect(validateReceiverValues({ ...sampleReceiver, senderName: '', message: '' })).toEqual({})
  })

  it('finds all errors together, and the first invalid field in display order', () => {
    const faults = validateReceiverValues({
      ...sampleReceiver,
      fullName: ' ',
      contactNumber: '',
      pincode: '56',
      city: '',
    })
    expect(faults).toEqual({
      fullName: { kind: 'rule', fault: 'required' },
      contactNumber: { kind: 'rule', fault: 'required' },
      pincode: { kind: 'rule', fault: 'pincode' },
      city: { kind: 'rule', fault: 'required' },
    })
    expect(findFirstInvalidField(faults)).toBe('fullName')
    expect(findFirstInvalidField({})).toBeUndefined()
  })

  it('rejects a sender’s name that no person has', () => {
    expect(validateReceiverValues({ ...sampleReceiver, senderName: 'www.example.com' })).toEqual({
      senderName: { kind: 'rule', fault: 'name' },
    })
  })

  it('distinguishes an invalid mobile number from a missing one', () => {
    expect(validateReceiverValues({ ...sampleReceiver, contactNumber: '12345' })).toEqual({
      contactNumber: { kind: 'rule', fault: 'mobile' },
    })
  })

  it.each([
    ['senderName', senderTextLimits.name],
    ['message', senderTextLimits.message],
    ['courierNote', senderTextLimits.courierNote],
  ] as const)('allows %s %d characters, not counting surrounding spaces', (field, most) => {
    expect(validateReceiverValues({ ...sampleReceiver, [field]: ` ${'a'.repeat(most)} ` })).toEqual({})
    expect(validateReceiverValues({ ...sampleReceiver, [field]: 'a'.repeat(most + 1) })).toEqual({
      [field]: { kind: 'rule', fault: 'tooLong' },
    })
  })

  it.each([
    ['senderName', senderTextLimits.name],
    ['message', senderTextLimits.message],
  ] as const)('counts an emoji in %s as one of %d characters, as the server does', (field, most) => {
    expect(validateReceiverValues({ ...sampleReceiver, [field]: '💐'.repeat(most) })).toEqual({})
    expect(validateReceiverValues({ ...sampleReceiver, [field]: '💐'.repeat(most + 1) })).toEqual({
      [field]: { kind: 'rule', fault: 'tooLong' },
    })
  })
})

describe('toPlaceOrderRequest', () => {
  it.each(['98765 43210', '98765-43210', '+919876543210', '+91 98765 43210', '09876543210'])(
    'parses the mobile number %j',
    (contactNumber) => {
      expect(toPlaceOrderRequest({ ...sampleReceiver, contactNumber }).receiver.contactNumber).toBe(
        '9876543210',
      )
      expect(validateReceiverValues({ ...sampleReceiver, contactNumber })).toEqual({})
    },
  )

  it.each(['560 001', '560-001'])('parses the pincode %j', (pincode) => {
    expect(toPlaceOrderRequest({ ...sampleReceiver, pincode }).receiver.pincode).toBe('560001')
  })

  it('accepts a number of ten digits in any grouping', () => {
    const grouped = fc.tuple(
      fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }),
      fc.array(fc.constantFrom('', ' ', '-'), { minLength: 10, maxLength: 10 }),
    )
    fc.assert(
      fc.property(grouped, ([number, gaps]) => {
        const contactNumber = [...String(number)].map((digit, place) => digit + gaps[place]).join('')
        expect(toPlaceOrderRequest({ ...sampleReceiver, contactNumber }).receiver.contactNumber).toBe(
          String(number),
        )
      }),
    )
  })
})

it('a normalized number stays unchanged', () => {
  const text = fc.string({ maxLength: 80 })
  const values = fc.record({
    fullName: text,
    address: text,
    city: text,
    pincode: text,
    senderName: text,
    message: text,
    courierNote: text,
    alternateContactNumber: text,
  })
  fc.assert(
    fc.property(values, (typed) => {
      const once = toPlaceOrderRequest({ ...sampleReceiver, ...typed })
      const { receiver, alternate, courierNote = '', senderName, message } = once
      const alternateContactNumber = alternate?.contactNumber ?? ''
      const again = {
        ...sampleReceiver,
        ...parseReceiverDraft(receiver),
        senderName,
        message,
        courierNote,
        alternateContactNumber,
      }
      expect(toPlaceOrderRequest(again)).toEqual(once)
    }),
  )
})

it('rejects an invalid alternate number and an overlong note for the courier', () => {
  expect(
    validateReceiverValues({
      ...sampleReceiver,
      alternateContactNumber: '12',
      courierNote: 'ring '.repeat(40),
    }),
  ).toEqual({
    alternateContactNumber: { kind: 'rule', fault: 'mobile' },
    courierNote: { kind: 'rule', fault: 'tooLong' },
  })
})
