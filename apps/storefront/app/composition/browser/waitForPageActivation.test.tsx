import { afterEach, expect, it } from 'vitest'
import { waitForPageActivation } from './waitForPageActivation.ts'

// jsdom never prerenders.
const prerender = (prerendering: boolean) => Object.assign(document, { prerendering })
afterEach(() => Reflect.deleteProperty(document, 'prerendering'))

const isActivated = (activation: Promise<void>) =>
  Promise.race([activation.then(() => true), new Promise((resolve) => setTimeout(resolve, 0, false))])

it('a visible page starts immediately, also in a browser without prerendering', async () => {
  expect(await isActivated(waitForPageActivation())).toBe(true)
  prerender(false)
  expect(await isActivated(waitForPageActivation())).toBe(true)
})

it('a prerendered page starts only when it is shown', async () => {
  prerender(true)
  const activation = waitForPageActivation()
  expect(await isActivated(activation)).toBe(false)
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(await isActivated(activation)).toBe(true)
})
