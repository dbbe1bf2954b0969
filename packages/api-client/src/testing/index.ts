export type { AddressBookTestCase, AddressesFixture } from './AddressBookTestCase.ts'
export { addressesSuite } from './addressesSuite.ts'
export type { CartFixture, CartTestCase, ExpectFunction } from './CartTestCase.ts'
export { cartSuite } from './cartSuite.ts'
export { createFakeAddresses, type FakeAddresses } from './createFakeAddresses.ts'
export { createFakeCart, type FakeCart, type FakeCartOptions } from './createFakeCart.ts'
export {
  createFakeDelivery,
  type FakeDeliveryOptions,
  type FakePlace,
  fakePlacePicture,
  fakePlaces,
} from './createFakeDelivery.ts'
export { createFakeLogin, type FakeLogin, type FakeLoginOptions } from './createFakeLogin.ts'
export { createFakeProduct } from './createFakeProduct.ts'
export {
  apiErrorByFault,
  createFaultInjector,
  type FaultInjector,
  type InjectedFault,
} from './createFaultInjector.ts'
export { createOtp } from './createOtp.ts'
export type { FakeCoupon } from './FakeCoupon.ts'
export type { FakePersonalisationText, FakeProduct } from './FakeProduct.ts'
export type { FakeGoogleAccount, FakeUser } from './FakeUser.ts'
export { fakeCoupons } from './fakeCoupons.ts'
export { fakeProducts } from './fakeProducts.ts'
export { fakeUsers } from './fakeUsers.ts'
export type { BrowserFixture, LoginFixture, LoginTestCase } from './LoginTestCase.ts'
export { loginSuite } from './loginSuite.ts'
export type { FakeLoginBrowser } from './openFakeBrowser.ts'
