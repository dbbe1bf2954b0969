/** A call in section 7 of a specification, and the row that implements it. */
export interface SpecifiedCall {
  /** Its location: specification and part of its section 7. */
  readonly section: string
  /** The text of the specification: its method and path, or a description if they are not shown. */
  readonly named: string
  /** The call of the contract that implements it, such as `cart.list`. */
  readonly call: string
}

const of =
  (section: string) =>
  (named: string, call: string): SpecifiedCall => ({ section, named, call })

const cart = of('1, section 7, Cart')
const login = of('1, section 7, Login')
const account = of('1, section 7, Account area')
const place = of('1, section 7, Delivery, wishlist, location')
const product = of('2, section 7')

/** Every call in section 7 of both specifications, shown or not shown. */
export const specifiedCalls: readonly SpecifiedCall[] = [
  cart('GET /api/fa/facart/product-best-seller', 'catalogue.bestSellers'),
  cart('GET /api/{brand}{url} in app webviews: a product', 'catalogue.productPage'),
  cart('GET /api/{brand}{url} in app webviews: any other page of gifts', 'catalogue.appPage'),
  cart('fetch cart list', 'cart.list'),
  cart('increment or decrement', 'cart.changeQuantity'),
  cart('increment or decrement of a combo', 'cart.changeCombo'),
  cart('remove line', 'cart.remove'),
  cart('update message', 'cart.updateMessage'),
  cart('place order', 'cart.startOrder'),
  cart('place order, its second step (docs/decisions/0002)', 'orders.place'),
  cart('buy-now or add to cart', 'cart.add'),
  cart('freebie flags ifp and udf', 'cart.setFreebie'),
  cart('email OTP: whether there is an account', 'login.checkUser'),
  cart('email OTP: the code', 'login.sendOtp'),
  cart('site settings', 'settings.get'),
  cart('menus', 'catalogue.menus'),
  cart('closed-city list', 'delivery.cities'),
  cart('place-order step record', 'tracking.step'),
  login('GET /api/{brand}/fa/users/checkUser', 'login.checkUser'),
  login('POST /api/{brand}/fa/users/sendOtp', 'login.sendOtp'),
  login('POST /api/{brand}/fa/users/verifyOtpAndUpdateUser', 'login.verifyMobile'),
  login('POST /api/fa/newfacart/fa-otp/login', 'login.login'),
  login('POST /fa/api/v1/fa-otp/login', 'login.loginBefore'),
  login('POST /api/fa/newfacart/fa-otp/register', 'login.register'),
  login('POST /fa/api/v1/fa-otp/register', 'login.registerBefore'),
  account('GET /api/{brand}/fa/users/profile', 'profile.get'),
  account('POST /api/{brand}/fa/users/profile', 'profile.save'),
  account('POST /api/{brand}/fa/juspay/cards/get', 'wallet.cards'),
  account('POST /api/{brand}/fa/juspay/cards/delete', 'wallet.deleteCard'),
  account('GET /api/{brand}/fa/users/my_orders', 'orders.list'),
  account('GET /api/{brand}/fa/users/my_orders/{id}', 'orders.get'),
  account('POST /api/{brand}/fa/users/my_orders/delete', 'orders.cancel'),
  account('GET /api/fa/users/points', 'points.list'),
  account('POST /api/{brand}/fa/orders/my_orders', 'orders.listRecent'),
  account('GET /api/{brand}/fa/users/notifications', 'notifications.list'),
  account('POST /api/{brand}/fa/users/notifications/update', 'notifications.update'),
  account('GET /api/{brand}/fa/upi/list', 'wallet.upiHandles'),
  account('POST /api/{brand}/fa/upi/delete', 'wallet.deleteUpi'),
  account('GET /api/{brand}/fa/address', 'addresses.list'),
  account('POST /api/{brand}/address', 'addresses.add'),
  account('PUT /api/{brand}/address', 'addresses.change'),
  account('DELETE /api/{brand}/address', 'addresses.remove'),
  place('GET /api/{brand}/fa/get-hamper/{id}', 'hampers.get'),
  place('POST /api/fa/newfacart/wishlists', 'wishlist.add'),
  place('DELETE /api/fa/newfacart/wishlists/{id}', 'wishlist.remove'),
  place('GET /api/{brand}/fa/city-delivery-check', 'delivery.checkCity'),
  place('GET /api/{brand}/fa/get_slots', 'delivery.nextSlot'),
  place('POST /get_location_info', 'delivery.locate'),
  place('GET /api/{brand}{banner url}', 'catalogue.appPage'),
  place('POST to a behaviour-tracking endpoint (user-data)', 'tracking.behaviour'),
  product('GET /api/{brand}/fa/get-city-list-all', 'delivery.cities'),
  product('GET /api/{brand}/fa/city-delivery-check', 'delivery.checkCity'),
  product('GET /api/{brand}/fa/pincode-delivery-check', 'delivery.checkPincode'),
  product('GET /api/{brand}/fa/gift-availability/{pincode}', 'days.courier'),
  product('GET /api/{brand}/fa/area-availability', 'days.area'),
  product('GET /api/{brand}/fa/get_slots', 'delivery.nextSlot'),
  product('GET /api/{brand}/fa/address', 'addresses.list'),
  product('POST /api/{brand}/upload-image-personalised', 'uploads.photo'),
  product('POST fa-get-page-data/fa/personalised-image-upload-api', 'uploads.photoBefore'),
  product('POST /suggest_locations', 'delivery.suggest'),
  product('POST /get_address_info', 'delivery.findAddress'),
  product('POST fa-get-page-data/corporate_form_submit', 'corporate.submit'),
  product('Product page data fetch', 'catalogue.productPage'),
  product('Product price fetch', 'days.price'),
  product('Add to cart or buy now', 'cart.add'),
  product('Add-to-cart for hampers', 'hampers.add'),
  product('Fetch add-ons', 'catalogue.addOns'),
  product('Fetch hamper items', 'hampers.get'),
  product('Fetch greeting occasion list', 'catalogue.occasions'),
  product('Fetch site settings by product nid when the city changes', 'days.settings'),
  product('Fetch recommendations', 'catalogue.recommended'),
]
