/*
 * The built packages under names of their own, typed by their sources: this package depends on none of them, and what
 * the pages of this folder are made of is what hosts get.
 */
declare module 'built:account' {
  const built: typeof import('../../../account/src/index.ts')
  export = built
}
declare module 'built:account/headless' {
  const built: typeof import('../../../account/src/headless.ts')
  export = built
}
declare module 'built:account/order' {
  const built: typeof import('../../../account/src/order.ts')
  export = built
}
declare module 'built:api-client/contract/cart' {
  const built: typeof import('../../../api-client/src/contract/cart/index.ts')
  export = built
}
declare module 'built:api-client/contract/catalogue' {
  const built: typeof import('../../../api-client/src/contract/catalogue/index.ts')
  export = built
}
declare module 'built:api-client/contract/date' {
  const built: typeof import('../../../api-client/src/contract/date/index.ts')
  export = built
}
declare module 'built:api-client/contract/money' {
  const built: typeof import('../../../api-client/src/contract/money/index.ts')
  export = built
}
declare module 'built:cart' {
  const built: typeof import('../../../cart/src/index.ts')
  export = built
}
declare module 'built:cart/headless' {
  const built: typeof import('../../../cart/src/headless.ts')
  export = built
}
declare module 'built:delivery-location' {
  const built: typeof import('../../../delivery-location/src/index.ts')
  export = built
}
declare module 'built:delivery-location/headless' {
  const built: typeof import('../../../delivery-location/src/headless.ts')
  export = built
}
declare module 'built:delivery-location/place' {
  const built: typeof import('../../../delivery-location/src/place.ts')
  export = built
}
declare module 'built:login-dialog' {
  const built: typeof import('../../../login-dialog/src/index.ts')
  export = built
}
declare module 'built:login-dialog/headless' {
  const built: typeof import('../../../login-dialog/src/headless.ts')
  export = built
}
declare module 'built:pdp' {
  const built: typeof import('../../../pdp/src/index.ts')
  export = built
}
declare module 'built:pdp/headless' {
  const built: typeof import('../../../pdp/src/headless.ts')
  export = built
}
declare module 'built:ui' {
  const built: typeof import('../../../ui/src/index.ts')
  export = built
}
declare module 'built:ui/accordion' {
  const built: typeof import('../../../ui/src/entries/accordion.ts')
  export = built
}
declare module 'built:ui/address-card' {
  const built: typeof import('../../../ui/src/entries/address-card.ts')
  export = built
}
declare module 'built:ui/hero-carousel' {
  const built: typeof import('../../../ui/src/entries/hero-carousel.ts')
  export = built
}
declare module 'built:ui/bottom-sheet' {
  const built: typeof import('../../../ui/src/entries/bottom-sheet.ts')
  export = built
}
declare module 'built:ui/calendar' {
  const built: typeof import('../../../ui/src/entries/calendar.ts')
  export = built
}
declare module 'built:ui/captcha' {
  const built: typeof import('../../../ui/src/entries/captcha.ts')
  export = built
}
declare module 'built:ui/carousel' {
  const built: typeof import('../../../ui/src/entries/carousel.ts')
  export = built
}
declare module 'built:ui/combobox' {
  const built: typeof import('../../../ui/src/entries/combobox.ts')
  export = built
}
declare module 'built:ui/date-field' {
  const built: typeof import('../../../ui/src/entries/date-field.ts')
  export = built
}
declare module 'built:ui/file-picker' {
  const built: typeof import('../../../ui/src/entries/file-picker.ts')
  export = built
}
declare module 'built:ui/lightbox' {
  const built: typeof import('../../../ui/src/entries/lightbox.ts')
  export = built
}
declare module 'built:ui/inline-message' {
  const built: typeof import('../../../ui/src/entries/inline-message.ts')
  export = built
}
declare module 'built:ui/modal' {
  const built: typeof import('../../../ui/src/entries/modal.ts')
  export = built
}
declare module 'built:ui/not-found-view' {
  const built: typeof import('../../../ui/src/entries/not-found-view.ts')
  export = built
}
declare module 'built:ui/otp-field' {
  const built: typeof import('../../../ui/src/entries/otp-field.ts')
  export = built
}
declare module 'built:ui/phone-field' {
  const built: typeof import('../../../ui/src/entries/phone-field.ts')
  export = built
}
declare module 'built:ui/quantity-stepper' {
  const built: typeof import('../../../ui/src/entries/quantity-stepper.ts')
  export = built
}
declare module 'built:ui/remove-dialog' {
  const built: typeof import('../../../ui/src/entries/remove-dialog.ts')
  export = built
}
declare module 'built:ui/select-field' {
  const built: typeof import('../../../ui/src/entries/select-field.ts')
  export = built
}
declare module 'built:ui/share-panel' {
  const built: typeof import('../../../ui/src/entries/share-panel.ts')
  export = built
}
declare module 'built:ui/skeleton' {
  const built: typeof import('../../../ui/src/entries/skeleton.ts')
  export = built
}
declare module 'built:ui/site-footer' {
  const built: typeof import('../../../ui/src/entries/site-footer.ts')
  export = built
}
declare module 'built:ui/status-region' {
  const built: typeof import('../../../ui/src/entries/status-region.ts')
  export = built
}
declare module 'built:ui/step-bar' {
  const built: typeof import('../../../ui/src/entries/step-bar.ts')
  export = built
}
declare module 'built:ui/tabs' {
  const built: typeof import('../../../ui/src/entries/tabs.ts')
  export = built
}
declare module 'built:ui/text-area' {
  const built: typeof import('../../../ui/src/entries/text-area.ts')
  export = built
}
declare module 'built:ui/timer' {
  const built: typeof import('../../../ui/src/entries/timer.ts')
  export = built
}
declare module 'built:ui/toasts' {
  const built: typeof import('../../../ui/src/entries/toasts.ts')
  export = built
}
declare module 'built:ui/video' {
  const built: typeof import('../../../ui/src/entries/video.ts')
  export = built
}
declare module 'built:ui/favorite-button' {
  const built: typeof import('../../../ui/src/entries/favorite-button.ts')
  export = built
}
declare module 'built:ui/product-card' {
  const built: typeof import('../../../ui/src/entries/product-card.ts')
  export = built
}
