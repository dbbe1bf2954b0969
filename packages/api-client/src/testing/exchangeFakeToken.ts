import type { GoogleUser } from '../contract/login/index.ts'
import type { Result } from '../contract/problem/index.ts'
import type { FakeBrowserSession, FakeLoginShop } from './createFakeLoginShop.ts'
import { fakeLoginErrors } from './fakeLoginErrors.ts'
import { toCheckUserResponse } from './toCheckUserResponse.ts'

const handleLife = 60_000

/** Exchanges a Google one-time token, once and within a minute. After that, the browser counts as verified. */
export function exchangeFakeToken(
  shop: FakeLoginShop,
  visit: FakeBrowserSession,
  handle: string,
): Result<GoogleUser> {
  const { google } = visit
  if (
    google?.token !== handle ||
    google.exchangedAt !== undefined ||
    shop.now() >= google.madeAt + handleLife
  ) {
    return { ok: false, failure: fakeLoginErrors.googleExpired }
  }
  visit.google = { ...google, exchangedAt: shop.now() }
  const email = google.person.email.toLowerCase()
  const user = shop.bySub(google.person.sub) ?? shop.byEmail(email)
  const response = toCheckUserResponse(user, shop.options.countryCodes)
  return { ok: true, value: { ...response, email, name: google.person.name } }
}
