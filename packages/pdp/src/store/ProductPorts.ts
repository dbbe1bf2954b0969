import type { AddToCart } from '@store/api-client/contract/cart'
import type { Hrefs, PlaceCheck, Track } from '@store/api-client/contract/ports'
import type { Outcome } from '@store/api-client/contract/problem'
import type { ProductEvent } from './ProductEvent.ts'

/** All the product page needs from its host. */
export interface ProductPorts {
  /** Puts the product in the cart; what the cart answers is the host's to hand on. */
  readonly add: (request: AddToCart) => Promise<Outcome<unknown>>
  /** Whether and when the product is delivered at the chosen place. */
  readonly placeCheck: PlaceCheck
  /** Scrolls to the delivery area and focuses its pincode field; called within the shopper's own tap. */
  readonly showPlace: () => void
  /** Addresses the page links to. */
  readonly hrefs: Pick<Hrefs, 'cart' | 'home'>
  /** Takes what the page reports. */
  readonly track: Track<ProductEvent>
}
