import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { cakeAttributes } from '../../fixtures/cakeAttributes.ts'
import { idleProductPorts } from '../../fixtures/idleProductPorts.ts'
import { roses } from '../../fixtures/roses.ts'
import { createProductStore } from '../createProductStore.ts'
import { restoreStoredDraft } from './restoreStoredDraft.ts'

const mine = { texts: { 16: 'For Asha' } }
const other = { texts: { 16: 'Of another' }, boughtFor: '560001' }

function restore(...drafts: readonly (readonly [id: string, draft: object])[]) {
  const page = createProductStore({
    product: { ...roses, attributes: [cakeAttributes.message] },
    ports: idleProductPorts,
  })
  const applySelection = vi.fn()
  const options = { applySelection, setPhoto: () => undefined }
  const isBought = restoreStoredDraft(createStore(page.getState), { drafts }, options, false)
  return { isBought, texts: applySelection.mock.calls.map(([{ texts }]) => texts) }
}

it.each([
  ['the draft of this product', [['7', mine]], false, [mine.texts]],
  [
    'the draft of this product among others',
    [
      ['8', other],
      ['7', mine],
    ],
    false,
    [mine.texts],
  ],
  ['nothing from the draft of another product', [['8', other]], false, []],
  ['nothing if nothing is stored', [], false, []],
  // The cart decides whether a purchased draft is restored.
  ['nothing from a purchased draft yet', [['7', { ...mine, boughtFor: '560001' }]], true, []],
] as const)('restores %s', (_, drafts, isBought, texts) => {
  expect(restore(...drafts)).toEqual({ isBought, texts })
})
