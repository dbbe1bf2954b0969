import { expect, it } from 'vitest'
import { isReadableText } from './isReadableText.ts'

it.each(['Place order', 'Close', 'Are you Sure?', 'EGGLESS', '19% off', 'Total: ₹5', 'फूल', 'Buy 1 and/or 2'])(
  'accepts %j as readable text',
  (text) => {
    expect(isReadableText(text)).toBe(true)
  },
)

it.each([
  ...['/p/flower/red-roses', '#main', './a.svg', 'https://shop.example/', 'mailto:a@b.in', 'tel:+911234'],
  ...['data:image/svg+xml,%3Csvg%20xmlns%3D', 'asha@example.in', 'image/png', 'roses.jpg', 'Asia/Kolkata'],
  ...[
    'MG-FL-0007',
    'GIFT20',
    '2026-11-22',
    '₹1,299',
    '560001',
    '#b0124e',
    'rgb(0 0 0 / 0.4)',
    '1.5rem',
    '200ms',
  ],
  ...['primary', 'outOfStock', 'cart_changed', 'one-time-code', 'm', ''],
])('rejects %j as readable text', (text) => {
  expect(isReadableText(text)).toBe(false)
})

it('accepts a lower-case word that is known to be a message', () => {
  expect(isReadableText('or', { message: true })).toBe(true)
  expect(isReadableText('/cart', { message: true })).toBe(false)
})
