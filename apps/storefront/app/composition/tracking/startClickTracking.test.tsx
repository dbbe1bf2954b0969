import { readCookieValue } from '@store/host'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  findProductClick,
  prefetchPicture,
  writeClickCookies,
  writeSessionStartCookie,
} from './startClickTracking.ts'

const read = (name: string) => readCookieValue(document.cookie, name)

const shelf = `
  <section id="cakes"><ul>
    <li><article><img srcset="/a-400.webp 400w" src="/a.webp"><a href="/p/cake/a">A</a><a href="/p/cake/a"><b>Again</b></a></article></li>
    <li><a href="/p/cake/b"><span id="b">B</span></a></li>
  </ul></section>
  <a id="about" href="/about-us">About</a>
  <a id="elsewhere" href="https://other.example/p/cake/b">Elsewhere</a>`

beforeEach(() => {
  document.body.innerHTML = shelf
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: there is no other way in this browser.
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`
  }
})

describe('a click on a product', () => {
  it('is recorded with its page, section, position in the list, and product page', () => {
    const target = document.querySelector('#b')
    expect(findProductClick(target, 2001)).toEqual({
      from: 'home:cakes',
      referer: '/',
      position: 2,
      productId: 2001,
    })
  })

  it('is not recorded for links to other pages, or outside of links', () => {
    for (const id of ['#about', '#elsewhere', 'ul'])
      expect(findProductClick(document.querySelector(id), undefined)).toBeUndefined()
    expect(findProductClick(null, undefined)).toBeUndefined()
  })

  it('is stored in the cookies of the specification', () => {
    writeClickCookies({ from: 'cakes', referer: '/cakes', position: 3, productId: 2001 })
    expect(read('clicked_from')).toBe('cakes')
    expect(read('product_referer')).toBe('/cakes')
    expect(read('product_clicked_position')).toBe('3')
    expect(read('referered_nid')).toBe('2001')
    writeClickCookies({ from: 'home', referer: '/', position: 1, productId: undefined })
    expect(read('referered_nid')).toBeUndefined()
  })

  it('adds its source to a cookie that keeps the last three click sources, the newest last', () => {
    for (const from of ['one', 'two', 'three', 'four'])
      writeClickCookies({ from, referer: '/', position: 1, productId: undefined })
    expect(read('click_order_source')).toBe('two|three|four')
  })

  it('is stored for 30 minutes', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    writeClickCookies({ from: 'home', referer: '/', position: 1, productId: 1 })
    writeSessionStartCookie(new Date(0))
    expect(written).toHaveBeenCalledTimes(6)
    for (const [line] of written.mock.calls) expect(line).toContain('; max-age=1800;')
    written.mockRestore()
  })
})

describe('the session start cookie', () => {
  it('stays unchanged during the visit', () => {
    writeSessionStartCookie(new Date(1_000))
    writeSessionStartCookie(new Date(2_000))
    expect(read('session_start')).toBe('1000')
  })
})

describe('a pointer near a product', () => {
  it('prefetches the first picture of the product page, in the size of the gallery', () => {
    const picture = prefetchPicture(document.querySelector('b'))
    expect(picture?.srcset).toBe('/a-400.webp 400w')
    expect(picture?.sizes).toContain('660px')
  })

  it('prefetches nothing without a picture, or in data saver mode', () => {
    expect(prefetchPicture(document.querySelector('#about'))).toBeUndefined()
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    expect(prefetchPicture(document.querySelector('b'))).toBeUndefined()
    vi.unstubAllGlobals()
  })
})
