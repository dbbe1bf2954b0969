import { describe, expect, it } from 'vitest'
import { sampleCart, sampleLines } from '../fixtures/sampleCart.ts'
import type { PendingChange } from './PendingChange.ts'
import { pruneChanges, quantityAhead, queueChange } from './queueChange.ts'

const { roses, cake } = sampleLines
const confirmed = sampleCart([roses, cake])
const set = (quantity: number, lineId = roses.id): PendingChange => ({
  kind: 'quantity',
  lineId,
  quantity,
  from: 1,
})
const remove: PendingChange = { kind: 'remove', lineId: roses.id }
const idle = { confirmed, pending: [], sending: undefined }

describe('the queue of changes', () => {
  it('keeps one waiting change a line, the last', () => {
    const pending = queueChange({ ...idle, pending: [set(2), set(3, cake.id)] }, set(5))
    expect(pending).toEqual([set(3, cake.id), set(5)])
  })

  it('lets what is with the server be, and waits behind it', () => {
    const sending = set(2)
    expect(queueChange({ confirmed, pending: [sending], sending }, set(4))).toEqual([sending, set(4)])
  })

  it('drops a change back to the confirmed quantity', () => {
    expect(queueChange({ ...idle, pending: [set(4)] }, set(1))).toEqual([])
  })

  it('keeps a change back while another quantity is with the server', () => {
    const sending = set(2)
    expect(queueChange({ confirmed, pending: [sending], sending }, set(1))).toEqual([sending, set(1)])
  })

  it('drops a change to what the server is being told already', () => {
    const sending = set(2)
    expect(queueChange({ confirmed, pending: [sending, set(3)], sending }, set(2))).toEqual([sending])
  })

  it('lets a removal supersede the waiting quantity of its line', () => {
    expect(queueChange({ ...idle, pending: [set(4)] }, remove)).toEqual([remove])
  })

  it('takes no quantity for a line that is on its way out, nor a second removal', () => {
    expect(queueChange({ ...idle, pending: [remove] }, set(4))).toEqual([remove])
    expect(queueChange({ ...idle, pending: [remove] }, { ...remove })).toEqual([remove])
  })

  it('takes nothing for a line the cart does not have', () => {
    expect(queueChange({ ...idle, confirmed: sampleCart([cake]) }, set(4))).toEqual([])
  })

  it('forgets what a newer cart has made pointless, but never what is with the server', () => {
    const sending = set(3)
    const newer = sampleCart([{ ...roses, quantity: 3 }], 2)
    expect(pruneChanges({ confirmed: newer, pending: [sending, set(5, cake.id)], sending })).toEqual([
      sending,
    ])
    expect(pruneChanges({ confirmed: newer, pending: [set(3)], sending: undefined })).toEqual([])
  })

  it('knows the quantity a line is about to have', () => {
    expect(quantityAhead({ confirmed, sending: undefined }, cake.id)).toBe(2)
    expect(quantityAhead({ confirmed, sending: set(7) }, roses.id)).toBe(7)
    expect(quantityAhead({ confirmed, sending: remove }, roses.id)).toBe(0)
  })
})
