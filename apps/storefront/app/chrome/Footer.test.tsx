import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStores } from '../composition/createStores.ts'

const currencies = [
  { code: 'INR', name: 'Indian rupee', symbol: '₹', rate: 1 },
  { code: 'USD', name: 'US dollar', symbol: '$', rate: 0.0113 },
]

let root: Root | undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.resetModules()
})
afterEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => root?.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

/** The footer as the server wrote it, taken over by a browser whose code for it has not come. */
async function open(choices = currencies) {
  const stores = createStores({ currencies: choices, currency: 'INR' })
  const server = await import('./Footer.tsx')
  await server.footer.bring()
  document.body.innerHTML = renderToString(<server.Footer stores={stores} isDemo={false} />)
  vi.resetModules()
  const { Footer } = await import('./Footer.tsx')
  const page = (isDemo = false) => <Footer stores={stores} isDemo={isDemo} />
  await act(async () => {
    root = hydrateRoot(document.body, page())
  })
  return { stores, again: () => act(async () => root?.render(page())) }
}

const choice = () => document.querySelector<HTMLSelectElement>('select[name="currency"]')

describe('the footer', () => {
  it('is served whole, and stays while its code has not come and the page goes on', async () => {
    const { stores, again } = await open()
    const served = document.querySelector('footer')
    expect(served?.textContent).toContain('All rights reserved')
    await act(async () => stores.currency.choose('USD'))
    await again()
    expect(document.querySelector('footer')).toBe(served)
    stores.currency.choose('INR')
  })

  it('comes alive when somebody stirs, and a choice counts at once', async () => {
    const { stores } = await open()
    const served = document.querySelector('footer')
    // From here on it goes at the pace of a browser.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    vi.stubGlobal('requestIdleCallback', (work: () => void) => queueMicrotask(work))
    window.dispatchEvent(new Event('scroll'))
    await vi.waitFor(() => {
      const select = choice()
      const form = select?.form
      if (!select || !form) throw new Error('There is no choice.')
      select.value = 'USD'
      select.dispatchEvent(new Event('change', { bubbles: true }))
      const sent = new Event('submit', { bubbles: true, cancelable: true })
      form.dispatchEvent(sent)
      expect(sent.defaultPrevented).toBe(true)
    }, 8_000)
    expect(stores.currency.getState().currency.code).toBe('USD')
    expect(document.querySelector('footer')).toBe(served)
    stores.currency.choose('INR')
  }, 10_000)

  it('has a form that needs no script, and none where there is one currency', async () => {
    await open()
    expect(choice()?.form?.getAttribute('action')).toBe('/currency')
    expect(choice()?.form?.method).toBe('post')
    await act(async () => root?.unmount())
    await open(currencies.slice(0, 1))
    expect(choice()).toBeNull()
  })
})
