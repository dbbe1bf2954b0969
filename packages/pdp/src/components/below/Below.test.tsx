import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => vi.unstubAllGlobals())

// As in two places: a server that has everything, and a browser that has nothing of what comes late.
async function open(whenWanted: (work: () => void) => void) {
  const { ProductScene } = await import('../../fixtures/ProductScene.tsx')
  const { ProductView } = await import('../ProductView/ProductView.tsx')
  const page: ReactNode = (
    <ProductScene ports={{ whenWanted }}>
      <ProductView delivery={<p>Where to?</p>} />
    </ProductScene>
  )
  return page
}

async function served(): Promise<HTMLElement> {
  const { loadBelow } = await import('./readBelow.ts')
  await loadBelow()
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(await open((work) => work()))
  vi.resetModules()
  return box
}

it('stays as it was served until somebody stirs, whatever changes above, and comes alive then', async () => {
  const box = await served()
  const readMore = [...box.querySelectorAll('button')].find((button) => button.textContent === 'Read More')
  const html = box.querySelector('[aria-label="Reviews"]')?.outerHTML
  expect(html).toBeDefined()

  let stir: () => void = () => undefined
  const page = await open((work) => {
    stir = work
  })
  const complain = vi.fn()
  const root = await act(async () => hydrateRoot(box, page, { onRecoverableError: complain }))
  // A try without a place changes what stands above.
  const add = [...box.querySelectorAll('button')].find((button) => button.textContent === 'Add to Cart')
  await act(async () => add?.click())
  expect(box.textContent).toContain('Select pincode to continue')
  expect(box.querySelector('[aria-label="Reviews"]')?.outerHTML).toBe(html)

  await act(async () => {
    stir()
    await vi.dynamicImportSettled()
  })
  expect(complain).not.toHaveBeenCalled()
  expect(readMore?.isConnected).toBe(true)
  await act(async () => readMore?.click())
  expect(box.querySelectorAll('[aria-label="Reviews"] li')).toHaveLength(4)
  await act(async () => root.unmount())
  box.remove()
})

it('stays as it was served where its code never arrives', async () => {
  const box = await served()
  const html = box.querySelector('[aria-label="Reviews"]')?.outerHTML
  vi.doMock('./below.ts', () => {
    throw new Error('The script did not arrive.')
  })
  const page = await open((work) => work())
  const complain = vi.fn()
  const root = await act(async () => hydrateRoot(box, page, { onRecoverableError: complain }))
  await act(() => vi.dynamicImportSettled())
  expect(complain).not.toHaveBeenCalled()
  expect(box.querySelector('[aria-label="Reviews"]')?.outerHTML).toBe(html)
  vi.doUnmock('./below.ts')
  await act(async () => root.unmount())
  box.remove()
})
