import { expect, it } from 'vitest'
import { sampleOrder } from '../fixtures/sampleOrder.ts'
import { toGiftReceipt } from './toGiftReceipt.ts'

it('the gift receipt contains gifts, texts and message, and omits prices and address', () => {
  const receipt = toGiftReceipt(sampleOrder)
  expect(receipt).toMatchObject({
    number: 'MG-7K4QX2M3',
    receiverName: 'Asha Menon',
    message: 'Happy birthday, Asha!',
  })
  expect(receipt.gifts.map(({ title }) => title)).toEqual(sampleOrder.lines.map(({ title }) => title))
  expect(receipt.gifts[3]?.attributes).toEqual(sampleOrder.lines[3]?.attributes)
  const written = JSON.stringify(receipt)
  for (const { price } of sampleOrder.lines.filter((line) => line.price > 0))
    expect(written).not.toContain(String(price))
  for (const word of ['price', 'total', 'rows', 'payment', 'Indiranagar', '9876543210'])
    expect(written).not.toContain(word)
})
