import type { Product } from '@store/api-client/contract/catalogue'
import type { ProductEvent } from '@store/pdp/headless'
import { isInApp, postToApp } from './nativeApp.ts'
import { track } from './track.ts'

/** Takes what a product's page reports; the app around the page is told which product is seen. */
export const trackProduct =
  (product: Product, onFailure: () => void) =>
  (event: ProductEvent): void => {
    track(event)
    if (event.kind !== 'productViewed' || !isInApp()) return
    import('./createAppProductMessage.ts').then(
      (app) => postToApp(app.createAppProductMessage(product)),
      onFailure,
    )
  }
