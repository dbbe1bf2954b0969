import { paise } from '@store/api-client/contract/rules/paise'
import { toProductId } from '@store/api-client/contract/wishlist'
import { createConnectionStore, writeCookie } from '@store/host'
import { act, cleanup, render } from '@testing-library/react'
import { StrictMode, useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useStore } from 'zustand'
import { expectDataLayerEvents, readDataLayer } from '../analytics/testing/expectDataLayerEvents.ts'
import type { CurrentPage } from '../composition/tracking/CurrentPage.ts'
import type { TrackedEvent } from '../composition/tracking/TrackedEvent.ts'

interface Beacon {
  readonly path: string
  readonly body: string
}

let beacons: Beacon[]
let forget: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers()
  beacons = []
  forget = []
  // A page's listeners end with it, but all pages of this test share one window.
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (
        name: string,
        listener: EventListenerOrEventListenerObject,
        how?: boolean | AddEventListenerOptions,
      ) => {
        listen(name, listener, how)
        forget.push(() => target.removeEventListener(name, listener, how))
      },
    )
  }
  Object.assign(navigator, {
    sendBeacon: (path: string, parcel: Blob) => {
      void parcel.text().then((body) => beacons.push({ path, body }))
      return true
    },
  })
  Reflect.deleteProperty(window, 'dataLayer')
  Reflect.deleteProperty(window, 'ReactNativeWebView')
  for (const name of ['consent', 'visit']) writeCookie(name, '', 0)
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  document.documentElement.removeAttribute('data-ask')
})

afterEach(() => {
  cleanup()
  for (const end of forget) end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const credits: CurrentPage = { name: 'credits', data: {}, analytics: () => ({}) }
const productId = toProductId(1001)
const layer = () => readDataLayer(Reflect.get(window, 'dataLayer'))
/** Whether the consent banner is visible. */
const isAsked = () => document.documentElement.hasAttribute('data-ask')
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)

/** A page as in the browser, with its lazy-loaded services. */
async function openPage(page: CurrentPage = credits, seen?: TrackedEvent) {
  // A document has its own modules, with their queued events.
  vi.resetModules()
  const { track } = await import('../composition/tracking/track.ts')
  const { createDeferredPageServices } = await import('../composition/loading/createDeferredPageServices.ts')
  const connection = createConnectionStore()
  const revalidate = vi.fn()
  const { createBackgroundServices } = await import('./createBackgroundServices.tsx')
  const { ConsentBannerContent } = await import('../layout/ConsentBannerContent.tsx')
  const background = createDeferredPageServices(connection, revalidate)
  function Content() {
    useEffect(() => {
      if (seen) track(seen)
    }, [])
    return null
  }
  function Page() {
    const { element } = useStore(background)
    return (
      <>
        {element}
        <ConsentBannerContent background={background} privacyHref="/privacy-page" />
        <Content />
        <a href="#cookies">Cookies</a>
      </>
    )
  }
  render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
  background.start(page, { isDemo: true }, async (wiring) => createBackgroundServices(wiring))
  const interact = async () => {
    await act(async () => {
      window.dispatchEvent(new Event('pointermove'))
      await vi.advanceTimersByTimeAsync(2_500)
    })
  }
  const pass = (ms = 600) => act(async () => vi.advanceTimersByTimeAsync(ms))
  const press = (name: string) => act(async () => button(name)?.click())
  return { track, connection, revalidate, background, interact, pass, press }
}

const agree = (said = '100') => writeCookie('consent', said, 60)

describe('consent', () => {
  it('is requested on the first interaction, and nothing is tracked or stored before', async () => {
    const { track, interact, pass } = await openPage()
    expect(isAsked()).toBe(false)
    await interact()
    track({ kind: 'favoriteAdded', productId })
    await pass()
    expect(isAsked()).toBe(true)
    expect([layer(), beacons, document.cookie]).toEqual([[], [], ''])
  })

  it('sends the queued events once the visitor agrees, and is not requested again', async () => {
    const { track, interact, pass, press } = await openPage()
    track({ kind: 'favoriteAdded', productId })
    await interact()
    await press('Accept')
    expect(isAsked()).toBe(false)
    await pass()
    expectDataLayerEvents(Reflect.get(window, 'dataLayer'), ['page_view', 'add_to_wishlist'])
    expect(beacons.map(({ path }) => path)).toEqual(['/api/marigold/fa/user-data'])
    expect(document.cookie).toContain('consent=110')
    expect(document.cookie).toContain('visit=')
  })

  it('discards the queued events when the visitor refuses', async () => {
    const { track, interact, pass, press } = await openPage()
    await interact()
    await press('Reject')
    track({ kind: 'favoriteAdded', productId })
    await pass()
    expect([layer(), beacons]).toEqual([[], []])
    expect(document.cookie).toBe('consent=000')
  })

  it('can be given for analytics only, and changed through the #cookies link', async () => {
    const { interact, pass, press } = await openPage()
    await interact()
    await press('Choose')
    expect(document.activeElement?.textContent).toBe('Cookies and analytics.')
    const [analytics] = document.querySelectorAll('input')
    await act(async () => analytics?.click())
    await press('Save my choice')
    expect(document.cookie).toContain('consent=100')
    await act(async () => {
      window.location.hash = '#cookies'
      window.dispatchEvent(new HashChangeEvent('hashchange'))
    })
    expect([...document.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([true, false])
    await act(async () => document.querySelectorAll('input')[0]?.click())
    await press('Save my choice')
    await pass()
    expect(document.cookie).toBe('consent=000')
    expect(window.location.hash).toBe('')
  })

  it('returns focus from the choices to the link that opened them, without scrolling to it', async () => {
    agree()
    const { interact, press } = await openPage()
    await interact()
    const link = document.querySelector<HTMLElement>('a[href="#cookies"]')
    link?.focus()
    await act(async () => {
      window.location.hash = '#cookies'
      window.dispatchEvent(new HashChangeEvent('hashchange'))
    })
    expect(document.activeElement?.textContent).toBe('Cookies and analytics.')
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    await press('Save my choice')
    expect(document.activeElement).toBe(link)
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
  })

  it('is not requested from browsers that send Global Privacy Control', async () => {
    Object.assign(navigator, { globalPrivacyControl: true })
    const { interact } = await openPage()
    await interact()
    expect(isAsked()).toBe(false)
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  })

  it('is requested on a page opened by the #cookies link', async () => {
    agree()
    window.history.replaceState(null, '', '/#cookies')
    const { interact } = await openPage()
    await interact()
    expect(button('Save my choice')).toBeDefined()
  })
})

describe('counting', () => {
  it('counts a view once under StrictMode, and again when the page is restored from the back/forward cache', async () => {
    agree()
    const seen: TrackedEvent = { kind: 'productViewed', productId, price: paise(74_900) }
    const { interact, pass } = await openPage(credits, seen)
    await interact()
    await pass()
    expectDataLayerEvents(Reflect.get(window, 'dataLayer'), ['page_view', 'view_item'])
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass()
    expectDataLayerEvents(Reflect.get(window, 'dataLayer'), [
      'page_view',
      'view_item',
      'page_view',
      'view_item',
    ])
  })

  it('starts event tracking after 3 s without an interaction if the visitor has agreed before', async () => {
    agree()
    const { pass } = await openPage()
    await pass(3_600)
    expectDataLayerEvents(Reflect.get(window, 'dataLayer'), ['page_view'])
  })

  it('reports each scroll depth once, when scrolling stops beyond it', async () => {
    agree()
    const { interact, pass } = await openPage()
    await interact()
    const scrollTo = async (scrollY: number) => {
      vi.stubGlobal('scrollY', scrollY)
      window.dispatchEvent(new Event('scroll'))
      await pass(1_100)
    }
    const marks = () =>
      layer().flatMap(({ event, params }) => (event === 'scrolled_past' ? [params.mark] : []))
    await scrollTo(149)
    expect(marks()).toEqual([])
    await scrollTo(150)
    expect(marks()).toEqual([150])
    await scrollTo(2_800)
    await scrollTo(200)
    expect(marks()).toEqual([150, 1500, 2800])
  })

  it('reports the product list of a tapped product', async () => {
    agree()
    const product = { id: productId, title: 'Cake', price: paise(100), href: '/p/cake/one' }
    const shelf = { id: 'cakes', title: 'Cakes', products: [product] }
    const page = { name: 'home', data: {}, analytics: () => ({ lists: [{ ...shelf, id: 'best' }, shelf] }) }
    const { interact, pass } = await openPage(page)
    await interact()
    const section = document.body.appendChild(document.createElement('section'))
    section.id = 'cakes'
    section.innerHTML = '<a href="/p/cake/one"><b>Cake</b></a><a href="#top">Top</a>'
    section.addEventListener('click', (event) => event.preventDefault())
    for (const part of section.querySelectorAll('b, a[href="#top"]')) {
      if (part instanceof HTMLElement) part.click()
    }
    await pass()
    const names = ['view_item_list', 'view_item_list', 'select_item']
    const [, , selected] = expectDataLayerEvents(Reflect.get(window, 'dataLayer'), names)
    expect(selected?.params).toMatchObject({ item_list_id: 'cakes', items: [{ item_id: '1001', index: 0 }] })
  })

  it('identifies the user to marketing services only with consent', async () => {
    agree('110')
    const { background, pass } = await openPage()
    background.identify({ email: 'asha@example.com', phone: '+919812345678', name: 'Asha' })
    await pass()
    const pushed: readonly unknown[] = Reflect.get(window, 'dataLayer')
    expect(pushed).toContainEqual(expect.objectContaining({ event: 'identify' }))
    expect(beacons.every(({ body }) => !body.includes('asha'))).toBe(true)
  })
})

describe('the connection', () => {
  it('is monitored before any interaction if the page failed to load its cart', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }))
    const { revalidate, pass } = await openPage({ ...credits, name: 'cart' })
    await pass(2_000)
    expect(revalidate).toHaveBeenCalledTimes(1)
  })

  const status = () => document.querySelector('[role="status"]')?.textContent

  it('is reported as lost, and failed requests are retried when it recovers', async () => {
    const { connection, revalidate, interact, pass } = await openPage()
    connection.start()
    await interact()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await act(async () => window.dispatchEvent(new Event('offline')))
    expect(status()).toMatch(/^You’re offline/)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    await act(async () => window.dispatchEvent(new Event('online')))
    await pass(0)
    expect(status()).toBe('')
    expect(revalidate).toHaveBeenCalledTimes(1)
  })

  it('is monitored after the first call without a response, by polling until the server responds', async () => {
    const answers = [502, 502, 503, 200]
    vi.stubGlobal('fetch', async (path: string) =>
      path === '/api/ready' ? new Response(null, { status: answers.shift() ?? 200 }) : Promise.reject(path),
    )
    const { connection, revalidate, pass } = await openPage()
    await connection.fetch('/api/cart').catch(() => undefined)
    await pass(0)
    expect(status()).toMatch(/^We can’t reach the store/)
    await pass(2_000 + 4_000 + 8_000)
    expect(status()).toMatch(/^We can’t reach the store/)
    expect(revalidate).not.toHaveBeenCalled()
    await pass(16_000)
    expect(status()).toBe('')
    expect(revalidate).toHaveBeenCalledTimes(1)
  })

  it.each([
    [200, true],
    [401, true],
    [500, true],
    [502, false],
    [503, false],
    [504, false],
  ])('counts as working after a response of %i: %s', async (code, isReached) => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: code }))
    const connection = createConnectionStore()
    await connection.fetch('/api/cart')
    expect(connection.getState().isReached).toBe(isReached)
  })
})

it('the page view is posted to the app inside its web view, also on the next page of the tab', async () => {
  const notified: string[] = []
  Object.assign(window, { ReactNativeWebView: { postMessage: (message: string) => notified.push(message) } })
  window.history.replaceState(null, '', '/credits?x=1&fa_source=app')
  await (await openPage()).pass()
  expect(notified.map((message) => JSON.parse(message))).toMatchObject([
    { event: 'page', page: 'credits', url: '/credits' },
  ])
  window.history.replaceState(null, '', '/credits')
  cleanup()
  await (await openPage()).pass()
  expect(notified).toHaveLength(2)
})
