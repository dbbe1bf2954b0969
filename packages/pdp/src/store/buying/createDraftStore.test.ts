import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { cakeAttributes } from '../../fixtures/cakeAttributes.ts'
import { idleProductPorts } from '../../fixtures/idleProductPorts.ts'
import { roses } from '../../fixtures/roses.ts'
import { createProductStore } from '../createProductStore.ts'
import { createDraftStore } from './createDraftStore.ts'

const nothing = { choices: '', texts: {}, photos: {}, addOns: [] }
const wish = { asked: '{}', key: 'key' }

function open(...drafts: readonly (readonly [id: string, draft: object])[]) {
  const page = createProductStore({
    product: { ...roses, attributes: [cakeAttributes.message] },
    ports: idleProductPorts,
  })
  const store = createStore(page.getState)
  let kept: object = { drafts }
  const draft = {
    read: () => kept,
    write: (next: object) => {
      kept = JSON.parse(JSON.stringify(next))
    },
  }
  const found = createDraftStore(store, { draft, findInCart: async () => ({ ok: true, value: true }) })
  const write = (text: string) =>
    store.setState(({ selection }) => ({ selection: { ...selection, texts: { 16: text } } }))
  return { ...found, write, kept: () => kept }
}

it('takes neither the pending request nor the purchase of another product', () => {
  const page = open(['8', { ...nothing, wish, boughtFor: '560001' }])
  expect(page.pendingRequest()).toBeUndefined()
  expect(page.bought()).toBeUndefined()
})

it('takes the pending request and the purchase of its own product', () => {
  const page = open(['8', nothing], ['7', { ...nothing, wish, boughtFor: '560001' }])
  expect(page.pendingRequest()).toEqual(wish)
  expect(page.bought()).toMatchObject({ boughtFor: '560001' })
})

it('stores the pending request before it is sent', () => {
  const page = open()
  page.setPendingRequest(wish)
  expect(page.kept()).toEqual({ drafts: [['7', { ...nothing, wish }]] })
  page.setPendingRequest(undefined)
  expect(page.kept()).toEqual({ drafts: [['7', nothing]] })
})

it('deletes a purchased draft, and nothing else', () => {
  const page = open(['8', nothing], ['7', { ...nothing, boughtFor: '560001' }])
  page.forget()
  expect(page.bought()).toBeUndefined()
  expect(page.kept()).toEqual({ drafts: [['8', nothing]] })
})

it('keeps what was typed while the cart was searched, and a gift that was purchased meanwhile', () => {
  const page = open(['7', { ...nothing, boughtFor: '560001' }])
  page.write('For Asha')
  page.forget()
  expect(page.bought()).toBeUndefined()
  const draft = { ...nothing, texts: { 16: 'For Asha' } }
  expect(page.kept()).toEqual({ drafts: [['7', draft]] })
  page.setBought('400001')
  page.forget()
  expect(page.kept()).toEqual({ drafts: [['7', { ...draft, boughtFor: '400001' }]] })
})

it('keeps the drafts of the hundred products that were changed last', () => {
  const others = Array.from({ length: 100 }, (_, at) => [String(at + 11), nothing] as const)
  const page = open(...others)
  page.write('For Asha')
  expect(page.kept()).toEqual({
    drafts: [...others.slice(1), ['7', { ...nothing, texts: { 16: 'For Asha' } }]],
  })
  page.write('For Ravi')
  expect(page.kept()).toEqual({
    drafts: [...others.slice(1), ['7', { ...nothing, texts: { 16: 'For Ravi' } }]],
  })
})
