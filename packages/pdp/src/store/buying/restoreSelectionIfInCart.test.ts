import type { ConfiguredGift } from '@store/api-client/contract/cart'
import type { Result } from '@store/api-client/contract/problem'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { cakeAttributes } from '../../fixtures/cakeAttributes.ts'
import { idleProductPorts } from '../../fixtures/idleProductPorts.ts'
import { roses } from '../../fixtures/roses.ts'
import { createOptionsSlice } from '../createOptionsSlice.ts'
import { createProductStore } from '../createProductStore.ts'
import type { ProductPorts } from '../ProductPorts.ts'
import { createDraftStore } from './createDraftStore.ts'
import { restoreSelectionIfInCart } from './restoreSelectionIfInCart.ts'

const mine = { choices: '10-3', texts: { 16: 'For Asha' }, boughtFor: '560001' }

async function restore(
  answer: Result<boolean> | undefined,
  { drafts = [['7', mine]], choices }: { readonly drafts?: unknown[]; readonly choices?: string } = {},
) {
  const findInCart = vi.fn(
    async (_: ConfiguredGift): Promise<Result<boolean>> => answer ?? expect.unreachable(),
  )
  let kept: object = { drafts }
  const ports: ProductPorts = {
    ...idleProductPorts,
    findInCart: answer && findInCart,
    choices: choices === undefined ? undefined : { read: () => choices, write: () => undefined },
    draft: {
      read: () => kept,
      write: (next) => {
        kept = next
      },
    },
  }
  const attributes = [cakeAttributes.weight, cakeAttributes.message]
  const page = createProductStore({ product: { ...roses, attributes }, ports })
  const store = createStore(page.getState)
  const options = createOptionsSlice(store, ports.choices, () => undefined)
  options.readAddress()
  const change = () => undefined
  const day = { dayError: () => undefined, chosenDelivery: () => undefined }
  const found = createDraftStore(store, ports)
  await restoreSelectionIfInCart({ store, ports, options, day, enterCart: change, leaveCart: change }, found)
  const { selection } = store.getState()
  return { selection, findInCart, isKept: found.bought() !== undefined }
}

it('restores the options and texts of a gift that is in the cart', async () => {
  const { selection, findInCart, isKept } = await restore({ ok: true, value: true })
  expect(findInCart).toHaveBeenCalledExactlyOnceWith({
    ...{ productId: roses.id, pincode: '560001' },
    choices: [{ attribute: 10, options: [3] }],
    texts: [{ attribute: 16, text: 'For Asha' }],
  })
  expect(selection).toMatchObject({ options: { 10: [3] }, texts: { 16: 'For Asha' } })
  expect(isKept).toBe(true)
})

it.each([
  ['the link, if it has some', '10-2', [2]],
  ['the draft, if the link has none', '', [3]],
])('uses the options of %s', async (_, choices, weight) => {
  const { selection } = await restore({ ok: true, value: true }, { choices })
  expect(selection).toMatchObject({ options: { 10: weight }, texts: { 16: 'For Asha' } })
})

it.each([
  ['deletes a draft whose gift was removed from the cart', { ok: true, value: false }, false],
  ['keeps the draft for later if the lookup fails', { ok: false, failure: { kind: 'network' } }, true],
  ['keeps the draft for later in a host without a cart lookup', undefined, true],
] as const)('%s', async (_, answer, expected) => {
  const { selection, isKept } = await restore(answer)
  expect(isKept).toBe(expected)
  expect(selection.texts).toEqual({})
})

it('does not search the cart if nothing was purchased', async () => {
  const { findInCart } = await restore({ ok: true, value: true }, { drafts: [] })
  expect(findInCart).not.toHaveBeenCalled()
})
