import type { AddToCartRequest, ConfiguredGift } from '@store/api-client/contract/cart'
import type { CatalogueClient, Product } from '@store/api-client/contract/catalogue'
import type { DeliveryDatesClient } from '@store/api-client/contract/days'
import type {
  DeliverabilityCheckStore,
  Hrefs,
  ReadonlyStore,
  RequestLogin,
  Session,
  Track,
} from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import type { Currency } from '@store/api-client/contract/rules/formatPrice'
import type { ViewedProduct } from '@store/api-client/contract/rules/recentlyViewed'
import type { AddOnSettings } from '@store/api-client/contract/settings'
import type { UploadsClient } from '@store/api-client/contract/uploads'
import type { CustomiserStore } from './customiser/createCustomiserStore.ts'
import type { ProductEvent } from './ProductEvent.ts'

/** Browser history entries for overlays of the page (specification 2, section 2, "Buy block"). */
export interface OverlayHistory {
  /**
   * Pushes the history entry `page`; the Back button leaves it and calls `onBack`. Returns a function that leaves the
   * entry and resolves when it is left.
   */
  readonly open: (page: number, onBack: () => void) => () => Promise<void>
  /**
   * Removes the parameter of an overlay from the URL of a page that starts with no overlay open, such as after a
   * reload.
   */
  readonly clear: () => void
}

/** Dependencies (ports) of the product page that its host provides. */
export interface ProductPorts {
  /**
   * Adds the product to the cart; `pieces` is the number of units, including add-ons. The host updates its cart from
   * the response.
   */
  readonly add: (request: AddToCartRequest, pieces: number) => Promise<Result<unknown>>
  /**
   * Checks whether the cart contains exactly this selection, so that the page links to the cart after a reload or Back.
   * @default only products added on this page
   */
  readonly findInCart?: ((gift: ConfiguredGift) => Promise<Result<boolean>>) | undefined
  /** Navigates to the cart after Buy Now. @default no navigation */
  readonly goToCart?: (() => void) | undefined
  /** Loads add-ons to offer. @default no add-ons are offered */
  readonly addOns?:
    | {
        readonly client: Pick<CatalogueClient, 'addOns' | 'occasions'>
        readonly settings: () => Promise<Result<AddOnSettings>>
      }
    | undefined
  /** Browser history entries for overlays of the page. @default none, so that Back leaves the page */
  readonly historyEntry?: OverlayHistory | undefined
  /** Stores the selection and typed texts, so that they survive a reload, a login and Back. @default not stored */
  readonly draft?:
    | {
        /** The stored draft, which must be validated. */
        readonly read: () => unknown
        readonly write: (draft: object) => void
      }
    | undefined
  /** Creates an idempotency key for a purchase, a UUID. @default a random one */
  readonly newIdempotencyKey?: (() => string) | undefined
  /** Whether Add to Cart appears beside Buy Now; called only in the browser. @default true */
  readonly showsAddToCart?: (() => boolean) | undefined
  /** Delivery check: whether and when the product can be delivered to the chosen location. */
  readonly placeCheck: DeliverabilityCheckStore
  /** Scrolls to the delivery area and focuses its pincode field; called synchronously in the tap handler. */
  readonly showPlace: () => void
  /** Reads and writes the chosen options in the page's URL, so that a link shares them. @default not in the URL */
  readonly choices?: { readonly read: () => string; readonly write: (choices: string) => void } | undefined
  /** Loads related products once the page is scrolled. @default none are shown */
  readonly relatedProducts?:
    | {
        readonly client: Pick<CatalogueClient, 'recommended' | 'cards'>
        /** Recently viewed products, stored across visits; the stored value must be validated. */
        readonly viewed: {
          readonly read: () => unknown
          readonly write: (list: readonly ViewedProduct[]) => void
        }
      }
    | undefined
  /** Returns the current time in India, for the delivery estimate and cut-off. @default no cut-off is shown */
  readonly serverTime?: CatalogueClient['serverTime'] | undefined
  /**
   * Checks the chosen location again, such as at a cut-off hour. @default the last result stays until another location
   * is chosen
   */
  readonly recheckPlace?: (() => void) | undefined
  /** Reward points of the signed-in user. @default points are not shown */
  readonly rewards?:
    | {
        readonly load: CatalogueClient['rewards']
        readonly session: Session
        readonly requestLogin: RequestLogin
      }
    | undefined
  /** Lets the shopper choose a delivery day. @default the earliest day is used */
  readonly days?:
    | {
        readonly client: DeliveryDatesClient
        /** Storage of the Valentine date in the browser (`valentine_date`); the stored value must be validated. */
        readonly season: {
          readonly read: () => unknown
          readonly write: (kept: { readonly date: string }) => void
        }
      }
    | undefined
  /** Uploads a shopper's photo. @default no photo upload */
  readonly uploadPhoto?: UploadsClient['photo'] | undefined
  /** Loads the store of the product's customiser; must return the same store each time. @default no personalisation */
  readonly customiser?: (() => Promise<CustomiserStore>) | undefined
  /** The currency in which prices are shown. @default rupees */
  readonly currency?: ReadonlyStore<{ readonly currency: Currency }> | undefined
  /** Defers loading the below-the-fold code until the first interaction. @default immediately */
  readonly scheduleLazyWork?: ((work: () => void) => void) | undefined
  /** URLs that the page links to. */
  readonly hrefs: Pick<Hrefs, 'cart' | 'home'> & {
    /** URL of the page with all reviews of a product. @default no link */
    readonly reviews?: (product: Pick<Product, 'id' | 'title' | 'reviewsHref'>) => string
    /** URL of the page where a shopper fills a hamper. @default a hamper is bought like every other gift */
    readonly hamper?: (product: Pick<Product, 'href'>) => string
    /** URL of the enquiry form for corporate gifts. @default no link */
    readonly enquiry?: (product: Pick<Product, 'href'>) => string
    /** URL where a guest logs in before scripts are loaded. @default the cart */
    readonly account?: () => string
    /** URL to call customer service, such as `tel:`. */
    readonly callUs?: () => string
  }
  /** Receives the page's analytics events. */
  readonly track: Track<ProductEvent>
}
