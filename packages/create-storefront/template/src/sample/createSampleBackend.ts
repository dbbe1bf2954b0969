import type { CalendarDate } from '@store/api-client/contract/date'
import type { LoginClient } from '@store/api-client/contract/login'
import {
  createFakeAddresses,
  createFakeCart,
  createFakeDelivery,
  createFakeLogin,
} from '@store/api-client/testing'
import type { Backend } from '../Backend'
import { findSampleProduct, getPictureSrc, sampleProductCards } from './sampleGifts'

/**
 * Creates an in-memory shop that follows the store's rules, such as those for quantities, coupons and OTPs. A reload
 * resets it.
 *
 * @param showCode - Shows an OTP that a real shop sends by mail.
 */
export function createSampleBackend(today: CalendarDate, showCode: (code: string) => void): Backend {
  const latencyMs = 200
  const cart = createFakeCart({ latencyMs, pictureOf: getPictureSrc })
  const login = createFakeLogin({ latencyMs })
  const sendOtp: LoginClient['sendOtp'] = async (request) => {
    const sent = await login.client.sendOtp(request)
    const code = sent.ok ? login.newestCode(request.email) : ''
    if (code !== '') showCode(code)
    return sent
  }
  return {
    cart: cart.client,
    login: { ...login.client, sendOtp },
    delivery: createFakeDelivery({}, { today }),
    addresses: createFakeAddresses().client,
    gifts: async () => ({ ok: true, value: { products: sampleProductCards } }),
    product: async (_, slug) => ({ ok: true, value: findSampleProduct(slug) }),
    readUserInfo: () => {
      const user = login.signedIn()
      const count = cart.cart().itemCount
      const name = user?.name.split(' ')[0]
      return user && name !== undefined
        ? { name, verified: user.isVerified, count }
        : { verified: false, count }
    },
  }
}
