import { writeCookie } from '@store/host'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inlineBootstrapScript } from './inlineBootstrapScript.ts'
import { runInlineScript } from './runInlineScript.ts'

const forget = () => {
  sessionStorage.clear()
  delete document.documentElement.dataset.app
}
beforeEach(forget)
afterEach(forget)

/** Opens a page of the tab, before its first paint. */
const open = (address: string) => {
  delete document.documentElement.dataset.app
  window.history.replaceState(null, '', address)
  runInlineScript(inlineBootstrapScript)()
  return document.documentElement.dataset.app
}

describe('the consent banner', () => {
  const isAsked = () => {
    delete document.documentElement.dataset.ask
    open('/')
    return document.documentElement.dataset.ask === ''
  }

  it('shows the consent banner before the first paint until the visitor has decided', () => {
    writeCookie('consent', '', 0)
    expect(isAsked()).toBe(true)
    writeCookie('consent', '010', 60)
    expect(isAsked()).toBe(false)
    writeCookie('consent', '', 0)
  })

  it('hides the consent banner when the browser sends Global Privacy Control', () => {
    Object.assign(navigator, { globalPrivacyControl: true })
    expect(isAsked()).toBe(false)
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
    expect(isAsked()).toBe(true)
  })
})

it('a prerendered page applies the consent and the theme that were chosen before it is shown', () => {
  const { dataset } = document.documentElement
  writeCookie('consent', '', 0)
  writeCookie('theme', 'light', 60)
  open('/')
  expect([dataset.ask, dataset.storeTheme]).toEqual(['', 'light'])
  writeCookie('consent', '010', 60)
  writeCookie('theme', '', 0)
  document.dispatchEvent(new Event('prerenderingchange'))
  expect([dataset.ask, dataset.storeTheme]).toEqual([undefined, undefined])
  writeCookie('consent', '', 0)
})

describe('the app mode', () => {
  it.each(['/?fa-source=app', '/?fa_source=app', '/cakes?x=1&fa-source=app&y=2'])(
    'is enabled for %s',
    (address) => {
      expect(open(address)).toBe('')
    },
  )

  it.each(['/', '/?fa-source=apple', '/?fa-source=', '/?xfa-source=app', '/cakes?x=fa-source=app'])(
    'is disabled for %s',
    (address) => {
      expect(open(address)).toBeUndefined()
    },
  )

  it('the app mode stays enabled on later pages of the tab', () => {
    open('/?fa-source=app')
    expect(open('/cakes')).toBe('')
  })
})
