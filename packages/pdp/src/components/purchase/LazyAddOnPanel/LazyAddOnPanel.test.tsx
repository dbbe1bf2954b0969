import { parseCalendarDate } from '@store/api-client/contract/date'
import type { DeliverabilityCheckState } from '@store/api-client/contract/ports'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { addOnGroups, addOnSettings } from '../../../fixtures/addOnGroups.ts'
import type { ProductPorts } from '../../../store/ProductPorts.ts'

// Other test files share the modules, and may have loaded the panel.
beforeEach(() => {
  vi.resetModules()
  vi.doMock('../../addons/loadAddOnPanel.ts', () => ({
    loadAddOnPanel: () => Promise.reject(new Error('The script did not arrive.')),
  }))
})
afterEach(() => {
  vi.doUnmock('../../addons/loadAddOnPanel.ts')
  vi.resetModules()
})

const bengaluru: DeliverabilityCheckState = {
  ...{ kind: 'deliverable', pincode: '560001', city: 'Bengaluru' },
  earliest: parseCalendarDate('2026-11-22'),
}

const addOns: ProductPorts['addOns'] = {
  client: {
    addOns: async () => ({ ok: true, value: addOnGroups }),
    occasions: async () => ({ ok: true, value: [] }),
  },
  settings: async () => ({ ok: true, value: addOnSettings }),
}

it('shows the error of a purchase, and buys again, if the code of the panel does not load', async () => {
  const { ProductStoryWrapper } = await import('../../../fixtures/ProductStoryWrapper.tsx')
  const { BuyBlock } = await import('../BuyBlock/BuyBlock.tsx')
  const { LazyAddOnPanel } = await import('./LazyAddOnPanel.tsx')
  const add = vi.fn<ProductPorts['add']>(async () => ({ ok: true, value: undefined }))
  add.mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } })
  render(
    <ProductStoryWrapper
      product={{ showsAddOns: true, attributes: [] }}
      ports={{ add, addOns, placeCheck: createStore(() => ({ check: bengaluru })) }}
    >
      <BuyBlock place="column" />
      <LazyAddOnPanel />
    </ProductStoryWrapper>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Go to cart' })).toBeDefined()
  expect(add).toHaveBeenCalledTimes(2)
})
