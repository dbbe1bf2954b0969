import type { AttributeDisplay } from '@store/api-client/contract/rules/displaysByAttributeType'
import type { StoredPicture } from './StoredPicture.ts'

/** A video; its files are called `<name>.webm` and `<name>.mp4`. */
export interface StoredVideo {
  readonly name: string
  readonly thumbnail: StoredPicture
}

/** The facts of a product page except name and price; money in paise. */
export interface ProductDetails {
  /** A video among the pictures, with its position from 1. */
  readonly film?: StoredVideo & { readonly position: number }
  /** Parts that add up to the price. */
  readonly priceParts: readonly { readonly label: string; readonly price: number }[]
  readonly offers: readonly {
    readonly icon: string
    readonly title: string
    readonly terms: readonly string[]
  }[]
  /** Colors and sizes, each a product of its own. */
  readonly variants: readonly {
    readonly kind: 'color' | 'size'
    readonly heading: string
    readonly entries: readonly { readonly nid: number; readonly value: string; readonly name: string }[]
  }[]
  readonly disclaimer: readonly string[]
  /** Disclaimers of a gift that is delivered abroad. */
  readonly disclaimerAbroad?: readonly string[]
  readonly note?: string
  /** Former slugs of its page, with the status of the redirect; missing in older rows. */
  readonly formerSlugs?: readonly { readonly slug: string; readonly status: 301 | 302 }[]
  /** Points a shopper earns per unit. */
  readonly earnPoints: number
  /**
   * Points per hundred rupees, from which `earnPoints` is calculated for a new price; missing if it earns none, and in
   * older rows.
   */
  readonly earnPercent?: number
  /** HSN or SAC code, and GST rate in percent; missing in older rows. */
  readonly tax?: { readonly hsn: string; readonly rate: number }
  /** Reviews with a text, newest first. */
  readonly reviews: readonly {
    readonly rid: number
    readonly stars: number
    readonly text: string
    /** Name of the shopper's city. */
    readonly city: string
    /** YYYY-MM-DD. */
    readonly day: string
    readonly pictures: readonly StoredPicture[]
    /** A video by the shopper, by the name of its files. */
    readonly film?: StoredVideo
  }[]
  /** Related products, by nid. */
  readonly together: readonly number[]
  readonly quickLinks: readonly { readonly text: string; readonly href: string }[]
  /** Options and texts of the product. This field and all fields below are missing in older rows. */
  readonly attributes?: readonly ProductAttribute[]
  /** The contents of a combo. */
  readonly combo?: {
    readonly lines: readonly { readonly nid: number; readonly quantity: number }[]
    /** Whether a new quantity of one line can be applied to all lines. */
    readonly canReplicate: boolean
  }
  /** The steps of a hamper that the shopper fills. */
  readonly hamper?: {
    readonly steps: readonly {
      /** Its id among the steps, which is the same in the hamper's courier variant. */
      readonly id: string
      readonly title: string
      readonly min: number
      readonly max: number
      /** Products to choose from, by nid. */
      readonly items: readonly number[]
    }[]
    /** Days from today to the first selectable delivery date. */
    readonly offsetDays: number
    /** The courier variant of the hamper, by nid. */
    readonly courierNid?: number
  }
  /** The design that a shopper makes in the customiser. */
  readonly design?: {
    /** The product's name on its button, such as `mug`. */
    readonly kind: string
    /** Number of the attribute of the design. */
    readonly aid: number
    readonly template: 'mug' | 'cushion' | 'frame' | 'cake'
    /** The inputs of the customiser. */
    readonly asks: { readonly name: boolean; readonly upload: boolean; readonly preview: boolean }
    /** Maximum characters of a name. */
    readonly limit: number
  }
  /** Its free gift, by nid. */
  readonly freebie?: number
  /** Its add-ons, by nid, best first. */
  readonly addOns?: readonly number[]
  /** The add-ons on its page: all of `addOns`, and those that need input. */
  readonly addOnGroups?: readonly {
    readonly title: string
    readonly picture: StoredPicture
    readonly items: readonly {
      readonly nid: number
      /** A few words on the picture. */
      readonly ribbon?: string
      /** The contents of a bundle, by nid; the bundle is a separate product. */
      readonly bundle?: readonly number[]
    }[]
  }[]
  /** The input of an add-on: the number of a candle, or the occasion of a card. */
  readonly asks?: 'number' | 'occasion'
  /** Text of its express delivery. */
  readonly express?: { readonly title: string; readonly message: string }
  /** Text of its next-day delivery. */
  readonly nextDay?: { readonly title: string; readonly message: string }
  /** Key points of a plant. */
  readonly keyPoints?: readonly {
    readonly icon: 'light' | 'water' | 'pet' | 'air' | 'size'
    readonly text: string
  }[]
  /** Minimum quantity of an order. */
  readonly minimumOrder?: number
  /** Where the product is delivered, and which location data a shopper must enter before buying it. */
  readonly delivery?: {
    /** The only cities that it is delivered to, by id. */
    readonly cities?: readonly string[]
    readonly needsCity: boolean
    readonly takesPincode: boolean
    /** Whether the shopper fills it. */
    readonly isCustom: boolean
    /** Cut-off hour in India from which an order counts for the next day. @default the cut-off of all products */
    readonly endHour?: number
    /** Hours of preparation. */
    readonly preparationHours?: number
    /** Hour in India by which it must be dispatched to arrive on a day. */
    readonly deliveredBy?: number
    /** Days of the year on which it is not delivered, `MM-DD`. */
    readonly blockedDays?: readonly string[]
    /** Days of the year that the product's calendar marks in addition to those of all products. */
    readonly markedDays?: readonly string[]
    /** Day of the year that its page preselects in the season. */
    readonly valentineDay?: string
  }
}

/** An option, text or photo of a product that a shopper chooses, types or uploads. */
export type ProductAttribute = {
  /** Number of the attribute. */
  readonly aid: number
  /** Short name of the attribute on a line. */
  readonly label: string
  /** Title of the attribute on the product page. */
  readonly title: string
  /** Text above the input, if the title is not enough. */
  readonly heading?: string
  readonly isRequired: boolean
} & (
  | {
      readonly kind: 'options'
      readonly display: Exclude<AttributeDisplay, 'text' | 'photo'>
      readonly options: readonly {
        readonly id: number
        readonly name: string
        /** Surcharge on the price and the list price. */
        readonly adds: number
        readonly listAdds: number
        readonly picture?: StoredPicture
      }[]
    }
  | {
      readonly kind: 'text'
      /** Maximum number of characters. */
      readonly limit: number
    }
  | {
      /** A picture of the shopper, or a design. */
      readonly kind: 'photo'
    }
)
