import type { AddToCartRequest, ChosenGift } from '@store/api-client/contract/cart'
import type { CatalogueClient, Product } from '@store/api-client/contract/catalogue'
import type { DaysClient } from '@store/api-client/contract/days'
import type {
  Hrefs,
  PlaceCheck,
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

/** Entries of the browser's history for what lies over the page (specification 2, section 2, "Buy block"). */
export interface HistoryEntry {
  /** Makes the entry `page`; Back leaves it and calls back. Answers what leaves it, which settles once it is left. */
  readonly open: (page: number, onBack: () => void) => () => Promise<void>
  /** Forgets the entry in the address of a page that begins with nothing open, as after a reload. */
  readonly clear: () => void
}

/** All the product page needs from its host. */
export interface ProductPorts {
  /** Puts the product in the cart, so many pieces with what goes along; what the cart answers is the host's to hand on. */
  readonly add: (request: AddToCartRequest, pieces: number) => Promise<Result<unknown>>
  /**
   * Asks whether the cart holds this very selection, so that the page leads there after a reload or Back instead of adding
   * it once more. @default the page knows only what it added itself
   */
  readonly findInCart?: ((gift: ChosenGift) => Promise<Result<boolean>>) | undefined
  /** Leads on to the cart once the product was bought at once. @default the page stays */
  readonly goToCart?: (() => void) | undefined
  /** Offers what could go along. @default nothing is offered */
  readonly addOns?:
    | {
        readonly client: Pick<CatalogueClient, 'addOns' | 'occasions'>
        readonly settings: () => Promise<Result<AddOnSettings>>
      }
    | undefined
  /** Entries of the browser's history for what lies over the page. @default none: Back leaves the page */
  readonly historyEntry?: HistoryEntry | undefined
  /** Keeps what was chosen and typed over a reload, a login and the way back. @default not kept */
  readonly draft?:
    | {
        /** What was kept; nothing is said of its form. */
        readonly read: () => unknown
        readonly write: (draft: object) => void
      }
    | undefined
  /** Names a wish to buy, a UUID. @default a random one */
  readonly newIdempotencyKey?: (() => string) | undefined
  /** Whether Add to Cart stands beside Buy Now; asked in a browser only. @default it does */
  readonly showsAddToCart?: (() => boolean) | undefined
  /** Whether and when the product is delivered at the chosen place. */
  readonly placeCheck: PlaceCheck
  /** Scrolls to the delivery area and focuses its pincode field; called within the shopper's own tap. */
  readonly showPlace: () => void
  /** What of the page's address tells the chosen options, so that a link shares them. @default not told */
  readonly choices?: { readonly read: () => string; readonly write: (choices: string) => void } | undefined
  /** Finds more products once the page is scrolled. @default none are shown */
  readonly relatedProducts?:
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
  /** Checks the chosen place again, as at the hour of a cut-off. @default what was answered stays until another place is chosen */
  readonly recheckPlace?: (() => void) | undefined
  /** The points of who is signed in. @default none are spoken of */
  readonly rewards?:
    | {
        readonly load: CatalogueClient['rewards']
        readonly session: Session
        readonly requestLogin: RequestLogin
      }
    | undefined
  /** Lets a day be chosen for the gift to arrive. @default it takes the earliest */
  readonly days?:
    | {
        readonly client: DaysClient
        /** The day of the season as the browser keeps it (`valentine_date`); nothing is said of its form when it is read. */
        readonly season: {
          readonly read: () => unknown
          readonly write: (kept: { readonly date: string }) => void
        }
      }
    | undefined
  /** Brings a shopper's picture to the shop. @default none is asked for */
  readonly uploadPhoto?: UploadsClient['photo'] | undefined
  /** Brings the store of the product's design, the same each time. @default nothing is designed */
  readonly customiser?: (() => Promise<CustomiserStore>) | undefined
  /** The currency prices are shown in. @default rupees */
  readonly currency?: ReadonlyStore<{ readonly currency: Currency }> | undefined
  /** Puts off the code of what stands below the gift until somebody stirs on the page. @default at once */
  readonly scheduleLazyWork?: ((work: () => void) => void) | undefined
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
