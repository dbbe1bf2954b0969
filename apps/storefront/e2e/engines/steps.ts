import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { drawPhoto, padPhoto } from '@store/api/drawPhoto'
import { parseLatestOtp } from '../readLatestOtp.ts'
import { newEmail, newMobile } from '../testIdentities.ts'
import type { Shopper } from './createShopper.ts'

export const button = (name: string | RegExp) => ({ role: 'button', name })
export const field = (name: string | RegExp) => ({ role: 'textbox', name })
export const link = (name: string | RegExp) => ({ role: 'link', name })
export const text = (name: string | RegExp) => ({ name })

/** Types into the delivery-location box of the open product page. */
export async function typePlace(shopper: Shopper, place: string): Promise<void> {
  const name = 'City, area or pincode'
  // The suggestions load on the first interaction.
  const suggestions = { role: 'combobox', name }
  await shopper.pressIfShown({ role: 'textbox', name }, suggestions)
  await shopper.fill(suggestions, place)
}

/** Chooses Bengaluru, where a local florist delivers, in the delivery-location box of the open product page. */
export async function chooseBengaluru(shopper: Shopper): Promise<void> {
  await typePlace(shopper, '560001\n')
  await shopper.see(text('Awesome, We deliver to this location'))
}

/** Chooses Bengaluru on the page of a product that a courier delivers, which asks only for a pincode. */
export async function choosePincode(shopper: Shopper): Promise<void> {
  await shopper.fill(field('Pincode'), '560001\n')
  await shopper.see(text('Awesome, We deliver to this location'))
}

/** Adds the product of the open page without add-ons; its location must be chosen. */
export async function addToCart(shopper: Shopper): Promise<void> {
  await shopper.press(button('Add to Cart'))
  await shopper.pressIfShown(button('Skip'), link('Go to cart'))
  await shopper.see(link('Go to cart'))
}

/** Signs up on the account page, and returns the e-mail address. */
export async function logIn(shopper: Shopper, origin: string): Promise<string> {
  const email = newEmail('engine')
  await shopper.open('/account')
  await shopper.press({ ...button('Login'), within: 'main' })
  await signUp(shopper, origin, email)
  await shopper.see(text(/Hi, Asha/))
  return email
}

/** Signs up in the open login dialog. */
export async function signUp(shopper: Shopper, origin: string, email: string): Promise<void> {
  await shopper.fill(field(/Email/), email)
  await shopper.press(button('Continue'))
  await shopper.fill(field(/Full name/), 'Asha Rao')
  await shopper.fill(field(/Mobile number/), newMobile())
  await shopper.press(button('Send code'))
  await enterOtp(shopper, origin, email)
  await shopper.pressIfShown(button('Not now'))
}

/** Enters the mailed code in the open login dialog. */
export async function enterOtp(shopper: Shopper, origin: string, email: string): Promise<void> {
  await shopper.see(field(/One-time password/))
  await shopper.fill(field(/One-time password/), await readOtp(origin, email))
  await shopper.press(button('Verify and continue'))
}

async function readOtp(origin: string, email: string): Promise<string> {
  for (let times = 0; times < 100; times++) {
    const code = parseLatestOtp(await (await fetch(`${origin}/api/outbox`)).text(), email)
    if (code !== '') return code
    await delay(100)
  }
  throw new Error(`No code was mailed to ${email}.`)
}

/** Fills in the receiver on the open checkout page, and places the order. */
export async function placeOrder(shopper: Shopper): Promise<void> {
  await shopper.fill(field('Full name'), 'Vikram Iyer')
  await shopper.fill(field(/Mobile number/), '9812345678')
  await shopper.fill(field('Address'), '12 Church Street')
  await shopper.press(button(/^Place order/))
  await shopper.seeUrl(/\/order\//)
}

/** Writes a photo of 60 KB to a separate folder. */
export async function writePhoto(): Promise<{ readonly path: string; readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'photo-'))
  const path = join(folder, 'us.jpg')
  await writeFile(path, padPhoto(await drawPhoto({ format: 'jpeg', width: 1600, height: 1200 }), 60 * 1024))
  return { path, remove: () => rm(folder, { recursive: true }) }
}
