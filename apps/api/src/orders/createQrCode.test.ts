import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { createQrCode } from './createQrCode.ts'

/** Draws the path of a code as pixels, and scans it. */
function scan({ size, path }: ReturnType<typeof createQrCode>): string {
  const scale = 4
  const width = size * scale
  const data = new Uint8Array(width * width * 3).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = row * width + Number(x) * scale
      data.fill(0, from * 3, (from + Number(length) * scale) * 3)
    }
  }
  return decodeQR({ width, height: width, data })
}

describe('createQrCode', () => {
  it.each([
    'upi://pay?pa=shop.razorpay@bank&pn=Marigold&tr=RZP1&tn=Order&am=699.00&cu=INR&mc=5992',
    'http://localhost:3000/test-bank/upi/tb_0123456789abcdef0123456789abcdef',
    `upi://pay?pa=shop@bank&tn=${'long'.repeat(60)}`,
  ])('draws %s so that it can be scanned', (text) => {
    expect(scan(createQrCode(text))).toBe(text)
  })
})
