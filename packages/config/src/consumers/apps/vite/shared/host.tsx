import { createApiClient } from '@store/api-client'
import { toProductId } from '@store/api-client/contract/catalogue'
import type { Clock, LoginIntent, SessionState } from '@store/api-client/contract/ports'
import { parseEnquiryDraft } from '@store/corporate/headless'
import { createPlaceStore } from '@store/delivery-location/place'
import { createInMemoryCartClient } from './createInMemoryCartClient'

/* The host of the examples in the packages' READMEs: they import it as `./host`, as a page imports its own. The
   shop's server does not respond here. */
export { samplePage as page } from './corporate/samplePage'
export { roses as product } from './pdp/roses'

export const api = createApiClient({ baseUrl: location.origin, brand: 'marigold' })
export const productId = toProductId(7)
export const initialServerCart = createInMemoryCartClient().initial

const visitor: SessionState = { kind: 'guest' }
const quietly = () => undefined

export const session = { getState: () => visitor, getInitialState: () => visitor, subscribe: () => quietly }
export const place = createPlaceStore({ initial: { country: 356 }, persist: quietly })
export const requestLogin = async (_: LoginIntent) => 'dismissed' as const
export const hrefs = { home: () => '/', cart: () => '/cart', category: (slug: string) => `/${slug}` }
export const clock: Clock = { now: () => new Date() }
export const newKey = () => crypto.randomUUID()
export const orderKey = newKey()
export const enquiryDraft = { read: () => parseEnquiryDraft(undefined), write: quietly, forget: quietly }
export const draft = { read: () => ({}), write: quietly, forget: quietly }

export const go = quietly
export const track = quietly
export const reload = quietly
export const showPlace = quietly
export const goToCart = quietly
export const onSignedIn = quietly
export const writeCookies = quietly

const unasked = { check: { kind: 'idle' } } as const
export const placeCheck = {
  getState: () => unasked,
  getInitialState: () => unasked,
  subscribe: () => quietly,
}

export const CartSummary = () => <p>One gift</p>
export const PlaceBox = () => <p>Where does it go?</p>
