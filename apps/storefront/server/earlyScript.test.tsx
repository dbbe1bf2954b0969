import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { earlyScript } from './earlyScript.ts'

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
  // jsdom runs no script of a page; this is the one thing a browser does with it.
  new Function(earlyScript)()
  return document.documentElement.dataset.app
}

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
