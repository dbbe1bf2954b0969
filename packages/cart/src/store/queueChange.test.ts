import { toProductId } from '@store/api-client/contract/cart'
import { describe, expect, it } from 'vitest'
import { richCart, richLines } from '../fixtures/richCart.ts'
import { sampleCart, sampleLines } from '../fixtures/sampleCart.ts'
import type { PendingChange } from './PendingChange.ts'
import { pruneChanges } from './pruneChanges.ts'
import { queueChange } from './queueChange.ts'

const { roses, cake } = sampleLines
const { birthdayCake, candle, comboRoses } = richLines
const words = birthdayCake.attributes[1]?.id ?? expect.unreachable()
const serverCart = sampleCart([roses, cake])
const set = (quantity: number, lineId = roses.id): PendingChange => ({
  kind: 'quantity',
  lineId,
  quantity,
  from: 1,
})
const remove: PendingChange = { kind: 'remove', lineIds: [roses.id] }
const idle = { serverCart, pending: [], sending: undefined }

describe('queueChange', () => {
  it('keeps only the last waiting change of a line', () => {
    const pending = queueChange({ ...idle, pending: [set(2), set(3, cake.id)] }, set(5))
    expect(pending).toEqual([set(3, cake.id), set(5)])
  })

  it('leaves the change in flight unchanged, and queues behind it', () => {
    const sending = set(2)
    expect(queueChange({ serverCart, pending: [sending], sending }, set(4))).toEqual([sending, set(4)])
  })

  it('drops a change that returns to the quantity of the server cart', () => {
    expect(queueChange({ ...idle, pending: [set(4)] }, set(1))).toEqual([])
  })

  it("keeps a change back to the server's quantity while another quantity is in flight", () => {
    const sending = set(2)
    expect(queueChange({ serverCart, pending: [sending], sending }, set(1))).toEqual([sending, set(1)])
  })

  it('drops a change to the quantity that the running request already sets', () => {
    const sending = set(2)
    expect(queueChange({ serverCart, pending: [sending, set(3)], sending }, set(2))).toEqual([sending])
  })

  it('accepts no quantity for a line that is being removed, nor a second removal', () => {
    expect(queueChange({ ...idle, pending: [remove] }, set(4))).toEqual([remove])
    expect(queueChange({ ...idle, pending: [remove] }, { ...remove })).toEqual([remove])
  })

  it('accepts no change of a line that is not in the cart', () => {
    expect(queueChange({ ...idle, serverCart: sampleCart([cake]) }, set(4))).toEqual([])
  })

  it('drops changes that a newer cart has made obsolete, but never the change in flight', () => {
    const sending = set(3)
    const newer = sampleCart([{ ...roses, quantity: 3 }], 2)
    expect(pruneChanges({ serverCart: newer, pending: [sending, set(5, cake.id)], sending })).toEqual([
      sending,
    ])
    expect(pruneChanges({ serverCart: newer, pending: [set(3)], sending: undefined })).toEqual([])
  })

  it('merges successive waiting changes of a line into one with the original starting value', () => {
    const details = { kind: 'message', lineId: birthdayCake.id, attributeId: words } as const
    const first: PendingChange = { ...details, from: 'Happy Birthday Asha', text: 'One' }
    const cart = { ...idle, serverCart: richCart() }
    expect(queueChange({ ...cart, pending: [first] }, { ...details, from: 'One', text: 'Two' })).toEqual([
      { ...details, from: 'Happy Birthday Asha', text: 'Two' },
    ])
    const later: PendingChange = { kind: 'quantity', lineId: roses.id, quantity: 6, from: 4 }
    expect(queueChange({ ...idle, pending: [set(4)] }, later)).toEqual([set(6)])
  })

  it('cancels a waiting removal by a restore, and a waiting restore by a removal', () => {
    const restore: PendingChange = { kind: 'restore', lines: [roses], order: [roses.id, cake.id] }
    expect(queueChange({ ...idle, pending: [remove] }, restore)).toEqual([])
    const sending = { ...remove }
    const queue = { serverCart, pending: [sending, restore], sending }
    expect(queueChange(queue, remove)).toEqual([sending])
    expect(queueChange({ ...queue, pending: [sending] }, restore)).toEqual([sending, restore])
  })

  it('keeps a waiting restore that a later change depends on', () => {
    const away: PendingChange = { kind: 'save', lineIds: [birthdayCake.id], isSaved: true }
    const back: PendingChange = { ...away, isSaved: false }
    const text: PendingChange = {
      kind: 'message',
      lineId: birthdayCake.id,
      attributeId: words,
      from: 'Happy Birthday Asha',
      text: 'Later',
    }
    const queue = { serverCart: richCart(), pending: [away, back, text], sending: away }
    expect(queueChange(queue, { ...away })).toEqual([away, back, text, away])
  })

  it('keeps a restore in flight together with the moves and the message change that follow it', () => {
    const restore: PendingChange = { kind: 'restore', lines: [birthdayCake], order: [birthdayCake.id] }
    const away: PendingChange = { kind: 'save', lineIds: [birthdayCake.id, candle.id], isSaved: true }
    const back: PendingChange = { kind: 'save', lineIds: [birthdayCake.id], isSaved: false }
    const text: PendingChange = {
      kind: 'message',
      lineId: birthdayCake.id,
      attributeId: words,
      from: 'Happy Birthday Asha',
      text: 'Later',
    }
    const queue = {
      serverCart: richCart([comboRoses]),
      pending: [restore, away, back, text],
      sending: restore,
    }
    const again: PendingChange = { ...back, isSaved: true }
    expect(queueChange(queue, again)).toEqual([...queue.pending, again])
  })

  it('keeps a waiting restore of a line that was saved and moved back since', () => {
    const lineIds = [birthdayCake.id]
    const gone: PendingChange = { kind: 'remove', lineIds }
    const restore: PendingChange = { kind: 'restore', lines: [birthdayCake], order: lineIds }
    const away: PendingChange = { kind: 'save', lineIds: [birthdayCake.id, comboRoses.id], isSaved: true }
    const back: PendingChange = { kind: 'save', lineIds, isSaved: false }
    const queue = { serverCart: richCart(), pending: [gone, restore, away, back], sending: gone }
    expect(queueChange(queue, { ...gone })).toEqual([...queue.pending, gone])
  })

  it('keeps the waiting changes of a removed line, because the removal can be undone', () => {
    const text: PendingChange = {
      kind: 'message',
      lineId: birthdayCake.id,
      attributeId: words,
      from: 'Happy Birthday Asha',
      text: 'Later',
    }
    const addOn: PendingChange = { kind: 'addOn', productId: toProductId(203), belongsTo: birthdayCake.id }
    const gone: PendingChange = { kind: 'remove', lineIds: [birthdayCake.id] }
    const pending = [text, addOn, set(3, birthdayCake.id), set(3, candle.id)]
    expect(queueChange({ ...idle, serverCart: richCart(), pending }, gone)).toEqual([...pending, gone])
  })

  it('leaves the waiting changes unchanged when a new change has no effect', () => {
    const away: PendingChange = { kind: 'save', lineIds: [birthdayCake.id], isSaved: true }
    const pending = [set(3, birthdayCake.id), away]
    const queue = { ...idle, serverCart: richCart(), pending }
    expect(queueChange(queue, set(3, birthdayCake.id))).toEqual(pending)
  })
})
