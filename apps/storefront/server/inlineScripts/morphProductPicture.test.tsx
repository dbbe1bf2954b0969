import { afterEach, expect, it, vi } from 'vitest'
import { morphProductPicture } from './morphProductPicture.ts'
import { runInlineScript } from './runInlineScript.ts'
import { toInlineScript } from './toInlineScript.ts'

const cake = '/p/cake/chocolate-truffle-cake'

const list = `
  <article id="hidden"><span><img></span><a href="${cake}">Cake</a></article>
  <article id="first"><span><img></span><a href="${cake}">Cake</a></article>
  <article id="second"><span><img></span><a href="${cake}">Cake</a></article>
  <article id="other"><span><img></span><a href="/p/flower/roses">Roses</a></article>`

const gallery = '<button><span id="gallery"><img fetchpriority="high"></span></button>'

let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Opens a page whose pictures are all in the viewport, except the hidden one. */
const open = (path: string, html: string) => {
  window.history.replaceState(null, '', path)
  document.body.innerHTML = html
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.closest('#hidden') ? 5_000 : 0, 10, 10)
  })
  stop = runInlineScript(toInlineScript(morphProductPicture))
}

const named = () =>
  [...document.querySelectorAll<HTMLElement>('[style]')]
    .filter(({ style }) => Reflect.get(style, 'viewTransitionName') === 'product')
    .map((element) => element.closest('[id]')?.id)

const transition = () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { viewTransition: { finished }, finish }
}

/** Leaves the page for another one; returns the end of the transition. */
const leave = (path: string, navigationType: string, { viewTransition, finish } = transition()) => {
  const activation = { entry: { url: `${location.origin}${path}` }, navigationType }
  window.dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition, activation }))
  return finish
}

/** Shows the page after another one; returns the end of the transition. */
const reveal = (path: string, { viewTransition, finish } = transition()) => {
  vi.stubGlobal('navigation', { activation: { from: { url: `${location.origin}${path}` } } })
  window.dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition }))
  return finish
}

it('sets a view-transition-name on the product’s picture in the list until the transition has finished', async () => {
  open('/cakes', list)
  const finish = leave(cake, 'push')
  expect(named()).toEqual(['first'])
  finish()
  await vi.waitFor(() => expect(document.querySelectorAll('[style]')).toHaveLength(0))
})

it('sets the view-transition-name on the picture of the tapped link if several links lead to the product', () => {
  open('/cakes', list)
  document.querySelector<HTMLElement>('#second a')?.focus()
  leave(cake, 'push')
  expect(named()).toEqual(['second'])
})

it('sets the view-transition-name on the first picture of the gallery when the product page is revealed', async () => {
  open(cake, gallery)
  const finish = reveal('/cakes')
  expect(named()).toEqual(['gallery'])
  finish()
  await vi.waitFor(() => expect(document.querySelectorAll('[style]')).toHaveLength(0))
})

it('sets the view-transition-name on the gallery and the picture in the list when the visitor goes back', () => {
  open(cake, gallery)
  leave('/cakes', 'traverse')
  expect(named()).toEqual(['gallery'])
  stop?.()
  open('/cakes', list)
  reveal(cake)
  expect(named()).toEqual(['first'])
})

it('sets no view-transition-name on the way to the cart, between lists or without a transition', () => {
  open(cake, gallery)
  leave('/cart', 'push')
  expect(named()).toEqual([])
  stop?.()
  open('/cakes', `${list}<img fetchpriority="high">`)
  leave('/flowers', 'push')
  reveal('/')
  expect(named()).toEqual([])
  window.dispatchEvent(
    Object.assign(new Event('pageswap'), {
      ...{ viewTransition: null, activation: { entry: { url: `${location.origin}${cake}` } } },
    }),
  )
  expect(named()).toEqual([])
})

it('does nothing in a browser that does not report the page that the transition leads to or comes from', () => {
  open(cake, gallery)
  const { viewTransition } = transition()
  window.dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition }))
  window.dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition }))
  expect(named()).toEqual([])
})
