import { describe, expect, it } from 'vitest'
import { type Recipient, recipientLimits, validateRecipient } from './validateRecipient.ts'

const asha: Recipient = { name: 'Asha Menon', phone: '9876543210', pincode: '560001', message: '' }

describe('a recipient of a list', () => {
  it('accepts a recipient with name, phone and pincode, in any writing system', () => {
    expect(validateRecipient(asha)).toEqual({})
    expect(validateRecipient({ ...asha, name: 'आशा मेनन', message: 'शुभ दीवाली - (from us) & all!' })).toEqual(
      {},
    )
  })

  it('reports all errors together', () => {
    expect(validateRecipient({ name: ' ', phone: '', pincode: '', message: 'Well done.' })).toEqual({
      name: 'required',
      phone: 'required',
      pincode: 'required',
      message: 'signs',
    })
  })

  it.each(['123', '98765432101', '98765x3210', '+919876543'])('rejects the phone %s', (phone) => {
    expect(validateRecipient({ ...asha, phone })).toEqual({ phone: 'phone' })
  })

  it.each(['56000', '5600011', '060001', 'ABCDEF'])('rejects the pincode %s', (pincode) => {
    expect(validateRecipient({ ...asha, pincode })).toEqual({ pincode: 'pincode' })
  })

  it.each([',', '.', '#', '<', '💐', "'", '=1+1'])(
    'rejects %s in a message (specification 2, section 5)',
    (sign) => {
      expect(validateRecipient({ ...asha, message: `Hi ${sign}` })).toEqual({ message: 'signs' })
    },
  )

  it('accepts a message and a name up to their limits', () => {
    expect(
      validateRecipient({
        ...asha,
        name: 'a'.repeat(recipientLimits.name),
        message: 'a'.repeat(recipientLimits.message),
      }),
    ).toEqual({})
    expect(
      validateRecipient({
        ...asha,
        name: 'a'.repeat(recipientLimits.name + 1),
        message: 'a'.repeat(recipientLimits.message + 1),
      }),
    ).toEqual({
      name: 'tooLong',
      message: 'tooLong',
    })
  })
})
