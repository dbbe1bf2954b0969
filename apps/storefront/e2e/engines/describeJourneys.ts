import { afterAll, afterEach, beforeAll, beforeEach, describe, test } from 'vitest'
import { type RunningStore, startStore } from '../startStore.ts'
import { newEmail } from '../testIdentities.ts'
import { createShopper, type Shopper } from './createShopper.ts'
import { saveScreenshot } from './saveScreenshot.ts'
import {
  addToCart,
  button,
  chooseBengaluru,
  choosePincode,
  enterOtp,
  field,
  link,
  logIn,
  placeOrder,
  signUp,
  text,
  typePlace,
  writePhoto,
} from './steps.ts'
import type { OpenTab, Tab } from './Tab.ts'

const cake = '/p/cake/chocolate-truffle-cake'
const plant = '/p/plant/jade-plant-in-pot'
const plantTitle = 'Jade Plant in a Terracotta Pot'

/** Describes the journeys that matter in one engine. */
export function describeJourneys(engine: string, openTab: OpenTab): void {
  describe(engine, { timeout: 180_000 }, () => {
    let store: RunningStore
    let tab: Tab
    let shopper: Shopper

    beforeAll(async () => {
      store = await startStore()
    })
    afterAll(() => store.stop())
    beforeEach(async () => {
      tab = await openTab(1280)
      shopper = createShopper(tab, store.origin)
    })
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await saveScreenshot(tab, `${engine} ${task.name}`)
      await tab.close()
    })

    test('a guest buys a cake and signs up on the way', async () => {
      await shopper.open('/')
      await shopper.press(link(/Chocolate Truffle Cake/))
      await shopper.seeUrl(/\/p\/cake\/chocolate-truffle-cake$/)
      await chooseBengaluru(shopper)
      await addToCart(shopper)
      await shopper.press(link('Go to cart'))
      await shopper.press(button('Place order'))
      await shopper.see(text('Please login to place order'))
      await signUp(shopper, store.origin, newEmail('guest'))
      await shopper.seeUrl(/\/checkout\?key=/)
      await placeOrder(shopper)
      await shopper.see(text(/^MG-[A-Z2-9]{8}$/))
    })

    test('a user logs out, logs in again with a code, and sees their order', async () => {
      const email = await logIn(shopper, store.origin)
      await shopper.open(cake)
      await chooseBengaluru(shopper)
      await addToCart(shopper)
      await shopper.open('/cart')
      await shopper.press(button('Place order'))
      await placeOrder(shopper)
      await shopper.press(text(/Hi, Asha/))
      await shopper.press(button('Log out'))
      await shopper.see(button('Login'))
      await shopper.open('/account/orders')
      await shopper.press({ ...button('Login'), within: 'main' })
      await shopper.fill(field(/Email/), email)
      await shopper.press(button('Continue'))
      await enterOtp(shopper, store.origin, email)
      await shopper.see(text(/Chocolate Truffle Cake/))
    })

    test('a location is found by the beginning of its name, and stays selected on the next page', async () => {
      await shopper.open(cake)
      await typePlace(shopper, 'koram')
      await shopper.press({ role: 'option', name: /Koramangala/ })
      await shopper.see(text('Awesome, We deliver to this location'))
      await shopper.open(plant)
      await shopper.see(text('Awesome, We deliver to this location'))
    })

    test('a hamper is filled and added to the cart', async () => {
      await shopper.open(cake)
      await chooseBengaluru(shopper)
      await shopper.open('/hamper/create-your-hamper')
      await shopper.press(button('Add Small Box of Chocolates'))
      await shopper.press(button('Add Two Bars of Chocolate'))
      await shopper.press(button('Next'))
      await shopper.press(button('Add Small Teddy, 15 cm'))
      await shopper.press(button('Next'))
      await shopper.press(button('Next'))
      await shopper.fill(field(/A word to the receiver/), 'For Asha')
      await shopper.reload()
      await shopper.seeValue(field(/A word to the receiver/), 'For Asha')
      await shopper.press(button('Buy Now'))
      await shopper.seeUrl(/\/cart$/)
      await shopper.see(text('For Asha'))
    })

    test('a photo is uploaded, kept over a reload and put on a mug', async () => {
      const { path, remove } = await writePhoto()
      await shopper.open('/p/gift/photo-mug')
      await choosePincode(shopper)
      await shopper.upload(path)
      await shopper.see(text('Uploaded'))
      await shopper.reload()
      await shopper.see(text(/us\.jpg/))
      await addToCart(shopper)
      await shopper.open('/cart')
      await shopper.see(link('Photo Mug'))
      await remove()
    })

    test('a mug is designed in the editor’s frame', async () => {
      const frame = 'iframe[title="Personalize your mug"]'
      await shopper.open('/p/gift/design-your-mug')
      await choosePincode(shopper)
      await shopper.press(button('Personalize your mug'))
      await shopper.fill({ ...field('Name or a few words'), frame }, 'Asha')
      await shopper.press({ ...button('Use this design'), frame })
      await shopper.see({ role: 'img', name: 'Your design: “Asha”' })
      await addToCart(shopper)
    })

    test('the corporate form shows every error and keeps the typed text over a reload', async () => {
      await shopper.open('/corporate-gifts')
      await shopper.press(link('ENQUIRY NOW'))
      await shopper.press(button('Send enquiry'))
      await shopper.see(text('Please enter valid name'))
      await shopper.see(text('Please enter valid company name'))
      await shopper.fill(field(/^Name/), 'Asha Rao')
      await shopper.reload()
      // The form restores its values when it is scrolled into view.
      await shopper.press(link('ENQUIRY NOW'))
      await shopper.seeValue(field(/^Name/), 'Asha Rao')
    })

    test('a changed name is saved in the account', async () => {
      await logIn(shopper, store.origin)
      await shopper.open('/account/profile')
      await shopper.press(button('Edit name'))
      await shopper.fill(field('Full name'), 'Meera Rao')
      await shopper.press(button('Save'))
      await shopper.see(text(/Hi, Meera/))
      await shopper.reload()
      await shopper.see(text(/Hi, Meera/))
    })

    test('a cart reports that the store cannot be reached, and works again when the store is back', async () => {
      await shopper.open(plant)
      await choosePincode(shopper)
      await addToCart(shopper)
      await shopper.open('/cart')
      // The code that handles the consent also monitors the connection.
      await shopper.press(button('Reject'))
      await shopper.miss(button('Reject'))
      const more = button(`Increase quantity of ${plantTitle}`)
      await shopper.press(more)
      await shopper.see(link('Cart, 2 items'))
      await store.goDown()
      await shopper.press(more)
      const notice = text(/^(You’re offline|We can’t reach the store)/)
      await shopper.see(notice)
      await shopper.see(link('Cart, 2 items'))
      await store.comeBack()
      await shopper.miss(notice)
      await shopper.press(more)
      await shopper.see(link('Cart, 3 items'))
      await shopper.reload()
      await shopper.see(link('Cart, 3 items'))
    })

    test('back and forward restore the content of the pages, with the current cart', async () => {
      await shopper.open('/cakes')
      await shopper.press(link(/Black Forest Cake/))
      await shopper.seeUrl(/black-forest-cake/)
      await chooseBengaluru(shopper)
      await addToCart(shopper)
      await shopper.press(link('Go to cart'))
      await shopper.seeUrl(/\/cart$/)
      await shopper.see(link('Cart, 1 item'))
      await shopper.goBack()
      await shopper.see(link('Go to cart'))
      await shopper.goBack()
      await shopper.seeUrl(/\/cakes$/)
      await shopper.see(link('Cart, 1 item'))
      await shopper.goForward()
      await shopper.seeUrl(/black-forest-cake/)
      await shopper.see(text('Awesome, We deliver to this location'))
    })
  })
}
