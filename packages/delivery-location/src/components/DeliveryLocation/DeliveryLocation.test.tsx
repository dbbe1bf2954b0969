import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { createScene } from '../../fixtures/createScene.ts'
import { DeliveryLocationProvider } from '../../react/DeliveryLocationProvider.tsx'
import { DeliveryLocation } from './DeliveryLocation.tsx'

afterEach(() => vi.unstubAllGlobals())

const setUp = () => {
  const { store } = createScene({ chosen: { country: 356, pincode: '411001' } })
  const page = (
    <DeliveryLocationProvider store={store}>
      <DeliveryLocation />
    </DeliveryLocationProvider>
  )
  return { store, page }
}

it('keeps what was typed before hydration, over the place of an earlier visit', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const host = document.createElement('div')
  host.innerHTML = renderToString(setUp().page)
  const field = host.querySelector<HTMLInputElement>('[name=pincode]')
  if (!field) throw new Error('the box has a field pincode')
  field.value = '560 0'
  const { store, page } = setUp()
  const root = await act(async () => hydrateRoot(host, page))
  expect(store.getState()).toMatchObject({ typed: '560 0', check: { kind: 'idle' } })
  expect(field.value).toBe('560 0')
  await act(async () => root.unmount())
})
