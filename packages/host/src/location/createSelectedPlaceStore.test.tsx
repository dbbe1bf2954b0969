import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSelectedPlaceStore } from './createSelectedPlaceStore.ts'
import { writePlaceCookies } from './placeCookies.ts'

const none = { country: 356 }
const delhi = { country: 356, pincode: '110001', city: 'New Delhi' }

/** Opens a page with its store. */
function openPage(href = window.location.href) {
  window.history.replaceState({ scroll: 7 }, '', href)
  const store = createSelectedPlaceStore()
  store.start()
  return store
}

const reset = () => {
  writePlaceCookies(none)
  window.history.replaceState(null, '', '/')
}
beforeEach(reset)
afterEach(reset)

describe('the pincode of a form that was submitted before hydration', () => {
  it('becomes the location instead of the saved one', () => {
    writePlaceCookies(delhi)
    expect(openPage('/p/cake/truffle?pincode=560001').getState()).toEqual({ country: 356, pincode: '560001' })
  })

  it('does not replace a location that was chosen afterwards when the page is reloaded', () => {
    openPage('/p/cake/truffle?pincode=560001').choose(delhi)
    expect(openPage().getState()).toEqual(delhi)
  })

  it('leaves the rest of the URL and the history state unchanged', () => {
    openPage('/p/cake/truffle?ref=a%20b&pincode=560001#reviews')
    expect(window.location.href).toMatch(/\/p\/cake\/truffle\?ref=a(%20|\+)b#reviews$/)
    expect(window.history.state).toEqual({ scroll: 7 })
  })

  it.each(['/?pincode=56', '/?pincode=', '/?pincode'])('is ignored if it is none: %s', (href) => {
    writePlaceCookies(delhi)
    expect(openPage(href).getState()).toEqual(delhi)
    expect(window.location.href).toContain(href)
  })
})
