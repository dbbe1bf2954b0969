import type { AddToCart } from '@store/api-client/contract/cart'
import type { CatalogueClient, Product } from '@store/api-client/contract/catalogue'
import type {
  Hrefs,
  PlaceCheck,
  Readable,
  RequestLogin,
  Session,
  Track,
} from '@store/api-client/contract/ports'
import type { Outcome } from '@store/api-client/contract/problem'
import type { Currency } from '@store/api-client/contract/rules/formatPrice'
import type { ViewedProduct } from '@store/api-client/contract/rules/recentlyViewed'
import type { ProductEvent } from './ProductEvent.ts'

/** All the product page needs from its host. */
export interface ProductPorts {
  /** Puts the product in the cart; what the cart answers is the host's to hand on. */
  readonly add: (request: AddToCart) => Promise<Outcome<unknown>>
  /** Whether and when the product is delivered at the chosen place. */
  readonly placeCheck: PlaceCheck
  /** Scrolls to the delivery area and focuses its pincode field; called within the shopper's own tap. */
  readonly showPlace: () => void
  /** What of the page's address tells the chosen options, so that a link shares them. @default not told */
  readonly choices?: { readonly read: () => string; readonly write: (choices: string) => void } | undefined
  /** Finds more products once the page is scrolled. @default none are shown */
  readonly more?:
    | {
        readonly client: Pick<CatalogueClient, 'recommended' | 'cards'>
        /** What was looked at before, kept over visits; nothing is said of its form when it is read. */
        readonly viewed: {
          readonly read: () => unknown
          readonly write: (list: readonly ViewedProduct[]) => void
        }
      }
    | undefined
  /** Tells the time in India, by which a gift arrives or a delivery is promised. @default neither is told by the hour */
  readonly serverTime?: CatalogueClient['serverTime'] | undefined
  /** The points of who is signed in. @default none are spoken of */
  readonly rewards?:
    | {
        readonly load: CatalogueClient['rewards']
        readonly session: Session
        readonly requestLogin: RequestLogin
      }
    | undefined
  /** The currency prices are shown in. @default rupees */
  readonly currency?: Readable<{ readonly currency: Currency }> | undefined
  /** Puts off the code of what stands below the gift until somebody stirs on the page. @default at once */
  readonly whenWanted?: ((work: () => void) => void) | undefined
  /** Addresses the page links to. */
  readonly hrefs: Pick<Hrefs, 'cart' | 'home'> & {
    /** The page of all reviews of a product; without it the product's page does not lead there. */
    readonly reviews?: (product: Pick<Product, 'id' | 'title' | 'reviewsHref'>) => string
    /** Where a hamper is filled; without it one is bought like every gift. */
    readonly hamper?: (product: Pick<Product, 'href'>) => string
    /** The form that asks for a gift for companies; without it the page of such a gift leads nowhere. */
    readonly enquiry?: (product: Pick<Product, 'href'>) => string
    /** Where a guest logs in while scripts have not come. @default the cart */
    readonly account?: () => string
    /** Calls the shop, such as `tel:`. */
    readonly callUs?: () => string
  }
  /** Takes what the page reports. */
  readonly track: Track<ProductEvent>
}
