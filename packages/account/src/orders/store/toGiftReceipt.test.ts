import { expect, it } from 'vitest'
import { ashasOrder } from '../fixtures/ashasOrder.ts'
import { toGiftReceipt } from './toGiftReceipt.ts'

it('keeps gifts, texts and message, and nothing of money or address', () => {
  const receipt = toGiftReceipt(ashasOrder)
  expect(receipt).toMatchObject({
    number: 'MG-7K4QX2M3',
    receiverName: 'Asha Menon',
    message: 'Happy birthday, Asha!',
  })
  expect(receipt.gifts.map(({ title }) => title)).toEqual(ashasOrder.lines.map(({ title }) => title))
  expect(receipt.gifts[3]?.attributes).toEqual(ashasOrder.lines[3]?.attributes)
  const written = JSON.stringify(receipt)
  for (const { price } of ashasOrder.lines.filter((line) => line.price > 0))
    expect(written).not.toContain(String(price))
  for (const word of ['price', 'total', 'rows', 'payment', 'Indiranagar', '9876543210'])
    expect(written).not.toContain(word)
})
