import type { Product } from '@store/api-client/contract/catalogue'
import type { ProductEvent } from '@store/pdp/headless'
import { isInApp, postToNativeApp } from '../browser/nativeApp.ts'
import { track } from './track.ts'

/** Tracks an event of a product page, and reports the viewed product to the app shell. */
export const trackProductEvent =
  (product: Product, onFailure: () => void) =>
  (event: ProductEvent): void => {
    track(event)
    if (event.kind !== 'productViewed' || !isInApp()) return
    import('./createNativeAppProductMessage.ts').then(
      (app) => postToNativeApp(app.createNativeAppProductMessage(product)),
      onFailure,
    )
  }
