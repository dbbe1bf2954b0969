import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeCookie } from '../app/composition/writeCookie.ts'
import { inlineBootstrapScript } from './inlineBootstrapScript.ts'
import { runInlineScript } from './runInlineScript.ts'

const forget = () => {
  sessionStorage.clear()
  delete document.documentElement.dataset.app
}
beforeEach(forget)
afterEach(forget)

/** Opens a page of the tab, before anything of it is painted. */
const open = (address: string) => {
  delete document.documentElement.dataset.app
  window.history.replaceState(null, '', address)
  runInlineScript(inlineBootstrapScript)()
  return document.documentElement.dataset.app
}

describe('the question for consent', () => {
  const isAsked = () => {
    delete document.documentElement.dataset.ask
    open('/')
    return document.documentElement.dataset.ask === ''
  }

  it('is shown before the first paint until something was decided', () => {
    writeCookie('consent', '', 0)
    expect(isAsked()).toBe(true)
    writeCookie('consent', '010', 60)
    expect(isAsked()).toBe(false)
    writeCookie('consent', '', 0)
  })

  it('is not shown to who asks for privacy by their browser', () => {
    Object.assign(navigator, { globalPrivacyControl: true })
    expect(isAsked()).toBe(false)
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
    expect(isAsked()).toBe(true)
  })
})

describe('inside the app', () => {
  it.each(['/?fa-source=app', '/?fa_source=app', '/cakes?x=1&fa-source=app&y=2'])('is %s', (address) => {
    expect(open(address)).toBe('')
  })

  it.each(['/', '/?fa-source=apple', '/?fa-source=', '/?xfa-source=app', '/cakes?x=fa-source=app'])(
    'is not %s',
    (address) => {
      expect(open(address)).toBeUndefined()
    },
  )

  it('are the later pages of the tab too', () => {
    open('/?fa-source=app')
    expect(open('/cakes')).toBe('')
  })
})
