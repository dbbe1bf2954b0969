import { describe, expect, it } from 'vitest'
import { parseLoginIntent } from './parseLoginIntent.ts'

const whole = {
  productId: 2001,
  pincode: '560001',
  choices: [{ attribute: 10, options: [2] }],
  texts: [{ attribute: 16, text: 'Happy birthday' }],
  photos: [{ attribute: 43, upload: '6f0b3c1e-9d0a-4a53-8f0e-2a1d5a3f6b77' }],
  delivery: { date: '2026-11-24', by: 'vendor', slot: 'morning' },
  addOns: [
    { productId: 9001, quantity: 1, candleNumber: 25 },
    { productId: 9002, quantity: 1, occasion: 1, text: 'With love' },
  ],
  button: 'buyNow',
  redeemsPoints: true,
  key: '0d9c2f6e-52a7-4d6b-9a55-3d0f4a6f9b10',
}

describe('an add-to-cart request stored before a login', () => {
  it('keeps all its fields', () => {
    const saved: unknown = JSON.parse(JSON.stringify({ kind: 'addToCart', request: whole }))
    expect(parseLoginIntent(saved)).toEqual({ kind: 'addToCart', request: whole })
  })

  it.each([
    ['photos', [{ attribute: 43 }]],
    ['delivery', { date: 'tomorrow', by: 'vendor' }],
    ['delivery', { date: '2026-11-24', by: 'bird' }],
    ['addOns', [{ productId: 9001, quantity: 0 }]],
    ['addOns', [{ productId: 9001, quantity: 1, candleNumber: 'two' }]],
    ['button', 'steal'],
    ['redeemsPoints', 'yes'],
    ['key', 7],
  ])('is rejected with an invalid %s: %j', (name, broken) => {
    expect(parseLoginIntent({ kind: 'addToCart', request: { ...whole, [name]: broken } })).toBeUndefined()
  })
})
