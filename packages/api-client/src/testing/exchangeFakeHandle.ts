import type { GoogleUser } from '../contract/login/index.ts'
import type { Outcome } from '../contract/problem/index.ts'
import type { FakeLoginShop, FakeVisit } from './createFakeLoginShop.ts'
import { loginRefusals } from './loginRefusals.ts'
import { tellFakeUser } from './tellFakeUser.ts'

const handleLife = 60_000

/** Tells whom Google vouched for, once and for a minute; from then on the browser itself is the proof. */
export function exchangeFakeHandle(
  shop: FakeLoginShop,
  visit: FakeVisit,
  handle: string,
): Outcome<GoogleUser> {
  const { google } = visit
  if (
    google?.handle !== handle ||
    google.exchangedAt !== undefined ||
    shop.now() >= google.madeAt + handleLife
  ) {
    return { ok: false, failure: loginRefusals.googleExpired }
  }
  visit.google = { ...google, exchangedAt: shop.now() }
  const email = google.person.email.toLowerCase()
  const user = shop.bySub(google.person.sub) ?? shop.byEmail(email)
  const told = tellFakeUser(user, shop.options.countryCodes)
  return { ok: true, value: { ...told, email, name: google.person.name } }
}
