import { renderHydrated } from '@store/config/renderHydrated'
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStores } from '../composition/createStores.ts'

const currencies = [
  { code: 'INR', name: 'Indian rupee', symbol: '₹', rate: 1 },
  { code: 'USD', name: 'US dollar', symbol: '$', rate: 0.0113 },
]

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

/** Opens the server-rendered footer in a browser whose code for it is not loaded yet. */
async function open(choices = currencies) {
  const stores = createStores({ isDemo: false, currencies: choices, currency: 'INR' })
  const server = await import('./Footer.tsx')
  const { lazyLanguageLinks } = await import('./lazyLanguageLinks.ts')
  // Only a server loads the language links.
  vi.stubEnv('SSR', true)
  await Promise.all([server.lazyFooter.preload(), lazyLanguageLinks.preload()])
  vi.unstubAllEnvs()
  vi.resetModules()
  const { Footer } = await import('./Footer.tsx')
  const page = () => <Footer stores={stores} isDemo={false} />
  const { rerender } = await renderHydrated(<server.Footer stores={stores} isDemo={false} />, {
    browser: page(),
  })
  return { stores, again: () => rerender(page()) }
}

const choice = () => document.querySelector<HTMLSelectElement>('select[name="currency"]')

describe('the footer', () => {
  it('stays server-rendered until its code is loaded, even if the page updates', async () => {
    const { stores, again } = await open()
    const served = document.querySelector('footer')
    expect(served?.textContent).toContain('All rights reserved')
    await act(async () => stores.currency.choose('USD'))
    again()
    expect(document.querySelector('footer')).toBe(served)
    stores.currency.choose('INR')
  })

  it('hydrates on the first interaction, and applies that selection immediately', async () => {
    const { stores } = await open()
    const served = document.querySelector('footer')
    vi.stubGlobal('requestIdleCallback', (work: () => void) => queueMicrotask(work))
    window.dispatchEvent(new Event('scroll'))
    await waitFor(
      () => {
        const select = choice()
        const form = select?.form
        if (!select || !form) throw new Error('There is no choice.')
        select.value = 'USD'
        select.dispatchEvent(new Event('change', { bubbles: true }))
        const sent = new Event('submit', { bubbles: true, cancelable: true })
        form.dispatchEvent(sent)
        expect(sent.defaultPrevented).toBe(true)
      },
      { timeout: 8_000 },
    )
    expect(stores.currency.getState().currency.code).toBe('USD')
    expect(document.querySelector('footer')).toBe(served)
    stores.currency.choose('INR')
  })

  it('has a currency form that works without JavaScript, and no form for a single currency', async () => {
    await open()
    expect(choice()?.form?.getAttribute('action')).toBe('/currency')
    expect(choice()?.form?.method).toBe('post')
    cleanup()
    await open(currencies.slice(0, 1))
    expect(choice()).toBeNull()
  })
})
