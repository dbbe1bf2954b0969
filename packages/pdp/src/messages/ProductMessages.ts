import type { EggContent } from '@store/api-client/contract/catalogue'
import type { ApiError } from '@store/api-client/contract/problem'
import type { CalendarMessages } from '@store/ui/calendar'
import type { LightboxMessages } from '@store/ui/lightbox'
import type { PartialMessages } from '@store/ui/messages'
import type { SharePanelMessages } from '@store/ui/share-panel'
import type { PurchaseLocationError } from '../store/ProductState.ts'
import type { AddOnMessages } from './AddOnMessages.ts'
import type { ArrivalEstimateMessages } from './ArrivalEstimateMessages.ts'
import type { BelowTheFoldMessages } from './BelowTheFoldMessages.ts'
import type { CustomiserUiMessages } from './CustomiserUiMessages.ts'
import type { DeliveryDayMessages } from './DeliveryDayMessages.ts'
import type { PhotoMessages } from './PhotoMessages.ts'
import type { ProductCardMessages } from './ProductCardMessages.ts'

/** UI messages of the product page. */
export interface ProductMessages extends ProductCardMessages {
  /** Name of the breadcrumb navigation. */
  readonly crumbs: string
  /** First breadcrumb. */
  readonly home: string
  /** Name of the picture gallery. */
  readonly pictures: string
  /** Name of the button that shows another picture. */
  readonly showPicture: (number: number, count: number) => string
  /** Label of every large picture: opens the zoom view. */
  readonly zoom: string
  /** Name of the lightbox, also for the pictures of a review. */
  readonly picturesOf: (title: string) => string
  /** Name of the button that shows the video. */
  readonly showVideo: string
  /** Name of the button that plays the video. */
  readonly playVideo: (title: string) => string
  /** Shown over a video that cannot be played. */
  readonly videoFailed: string
  /** Shown when a request or a lazy-loaded part failed. */
  readonly failed: string
  /** Button that closes a dialog. */
  readonly close: string
  /** Button that opens the price breakup, and the title of the breakup. */
  readonly priceBreakup: string
  /** Last row of the price breakup. */
  readonly total: string
  /** Button that opens the share options, and their title. */
  readonly share: string
  /** Row of the price breakup for the chosen options. */
  readonly choices: string
  /** Label of an optional attribute. */
  readonly optional: string
  /** Error text of a required attribute without a value. */
  readonly required: string
  /** The amount that an option adds to the price. */
  readonly adds: (amount: string) => string
  /** How much lower the price is with an option. */
  readonly less: (amount: string) => string
  /** How much lower the price is without an option. */
  readonly lessWithout: (amount: string) => string
  /** Which characters were removed from a personalisation text, and which are accepted. */
  readonly acceptedSigns: (signs: string) => string
  /** Shown briefly after a choice changed the price. */
  readonly priceUpdated: string
  /** Why the gift costs more on the chosen day, and what it costs on other days. */
  readonly dearerDay: (day: string, plain: string) => string
  /** How many people the chosen cake serves. */
  readonly serves: (people: string) => string
  /** How many people a weight serves. */
  readonly people: (people: string) => string
  /** Button that opens the serving guide (people per weight), and the title of the guide. */
  readonly servingGuide: string
  /** Average rating and number of reviews. */
  readonly reviews: (average: number, count: number) => string
  /** Whether the product contains egg. */
  readonly egg: (egg: NonNullable<EggContent>) => string
  /** Asks the shopper to choose a location. */
  readonly choosePlace: string
  /** Shown while the location is being checked. */
  readonly checkingPlace: string
  /** The location is serviceable. */
  readonly deliverable: string
  /** The first delivery day. */
  readonly arrives: (day: string) => string
  /** The cut-off hour for the delivery date. */
  readonly orderBy: (hour: number) => string
  /** The location is not serviceable. */
  readonly undeliverable: string
  /** Error text: why the location prevents adding to the cart. */
  readonly placeError: (fault: PurchaseLocationError) => string
  /** Name of the buy bar at the bottom of a phone's screen. */
  readonly buyBar: string
  /** Label of the button Buy Now; the price follows it. */
  readonly buyNow: string
  /** Button that retries a failed request. */
  readonly tryAgain: string
  /** Button that adds the product to the cart. */
  readonly addToCart: string
  /** Link to the page where a hamper is filled. */
  readonly createHamper: string
  /** Link to the cart that contains the product. */
  readonly goToCart: string
  /** Error text: why the product was not added to the cart. */
  readonly purchaseFailed: (failure: ApiError) => string
  /** Button that opens the personalisation editor, and its title (PersonalisedProductType). */
  readonly personalise: (kind: string) => string
  /** Button that reopens the editor. */
  readonly changeDesign: string
  /** Messages of the personalisation editor. @default English, loaded with the editor */
  readonly customise?: PartialMessages<CustomiserUiMessages>
  /** Which photo files are accepted. */
  readonly photoHint: string
  /** Messages of the photo upload. @default English, loaded with the upload */
  readonly photo?: PartialMessages<PhotoMessages>
  /** Messages of the below-the-fold sections. @default English, loaded with the sections */
  readonly belowTheFold?: PartialMessages<BelowTheFoldMessages>
  /** Messages of the add-on panel. @default English, loaded with the panel */
  readonly addOns?: PartialMessages<AddOnMessages>
  /**
   * Messages of the delivery estimate, which depends on the current hour. @default English, loaded with the estimate
   */
  readonly arrival?: PartialMessages<ArrivalEstimateMessages>
  /** Messages of the delivery-date picker. @default English, loaded with the picker */
  readonly day?: PartialMessages<DeliveryDayMessages>
  /** Messages of the calendar. @default ui's English, loaded with the calendar */
  readonly calendar?: PartialMessages<CalendarMessages>
  /** Messages of the lightbox. @default ui's English, loaded with the lightbox */
  readonly lightbox?: PartialMessages<LightboxMessages>
  /** Messages of the share panel. @default ui's English, loaded with the panel */
  readonly sharePanel?: PartialMessages<SharePanelMessages>
}
