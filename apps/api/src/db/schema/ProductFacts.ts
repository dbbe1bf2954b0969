import type { StoredPicture } from './StoredPicture.ts'

/** A film; its files are called `<name>.webm` and `<name>.mp4`. */
export interface StoredVideo {
  readonly name: string
  readonly thumbnail: StoredPicture
}

/** What a product's page tells beyond its name and price; money in paise. */
export interface ProductFacts {
  /** A film among the pictures, 1 first. */
  readonly film?: StoredVideo & { readonly position: number }
  /** Parts that add up to the price. */
  readonly priceParts: readonly { readonly label: string; readonly price: number }[]
  readonly offers: readonly {
    readonly icon: string
    readonly title: string
    readonly terms: readonly string[]
  }[]
  /** Colours and sizes, each a product of its own. */
  readonly variants: readonly {
    readonly kind: 'color' | 'size'
    readonly heading: string
    readonly entries: readonly { readonly nid: number; readonly value: string; readonly name: string }[]
  }[]
  readonly disclaimer: readonly string[]
  /** What is said beside it of a gift that goes abroad. */
  readonly disclaimerAbroad?: readonly string[]
  readonly note?: string
  /** Slugs its page had before, with the status that redirects them; missing in rows from before they were kept. */
  readonly formerSlugs?: readonly { readonly slug: string; readonly status: 301 | 302 }[]
  /** Points a shopper earns with a piece. */
  readonly earnPoints: number
  /** Those with words, newest first. */
  readonly reviews: readonly {
    readonly rid: number
    readonly stars: number
    readonly text: string
    /** Name of the shopper's city. */
    readonly city: string
    /** YYYY-MM-DD. */
    readonly day: string
    readonly pictures: readonly StoredPicture[]
    /** A film the shopper took, by the name of its files. */
    readonly film?: StoredVideo
  }[]
  /** Products that go with it, by nid. */
  readonly together: readonly number[]
  readonly quickLinks: readonly { readonly text: string; readonly href: string }[]
  /** What is chosen and written of it; missing, like all below, in rows from before it was kept. */
  readonly attributes?: readonly ProductAttribute[]
  /** What it is made of, where it is a combo. */
  readonly combo?: {
    readonly lines: readonly { readonly nid: number; readonly quantity: number }[]
    /** A new quantity of one line can be taken over by all. */
    readonly canReplicate: boolean
  }
  /** What a shopper fills it with, where it is filled. */
  readonly hamper?: {
    readonly steps: readonly {
      /** Its own name among the steps; the same in the parcel of the same hamper. */
      readonly id: string
      readonly title: string
      readonly min: number
      readonly max: number
      /** Products to choose from, by nid. */
      readonly items: readonly number[]
    }[]
    /** Days from today before which no day can be chosen. */
    readonly offsetDays: number
    /** The same hamper as a parcel, by nid. */
    readonly courierNid?: number
  }
  /** The design a shopper makes of it, in the window of a customiser. */
  readonly design?: {
    /** What it is called on its button, such as `mug`. */
    readonly kind: string
    /** Number of the attribute it is for. */
    readonly aid: number
    readonly template: 'mug' | 'cushion' | 'frame' | 'cake'
    /** What is asked for. */
    readonly asks: { readonly name: boolean; readonly upload: boolean; readonly preview: boolean }
    /** Most characters of a name. */
    readonly limit: number
  }
  /** The product that comes with it for free, by nid. */
  readonly freebie?: number
  /** What could go along, by nid, best first. */
  readonly addOns?: readonly number[]
  /** What could go along, as its page offers it: all of `addOns`, and what asks something as well. */
  readonly addOnGroups?: readonly {
    readonly title: string
    readonly picture: StoredPicture
    readonly items: readonly {
      readonly nid: number
      /** A few words on the picture. */
      readonly ribbon?: string
      /** What it is made of, by nid; it is sold as a product of its own. */
      readonly bundle?: readonly number[]
    }[]
  }[]
  /** What an add-on asks: the number of a candle, the occasion of a card. */
  readonly asks?: 'number' | 'occasion'
  /** Words of its express delivery. */
  readonly express?: { readonly title: string; readonly message: string }
  /** Words of its delivery the next day. */
  readonly nextDay?: { readonly title: string; readonly message: string }
  /** What to know of a plant. */
  readonly keyPoints?: readonly {
    readonly icon: 'light' | 'water' | 'pet' | 'air' | 'size'
    readonly text: string
  }[]
  /** Pieces an order has at least. */
  readonly minimumOrder?: number
  /** Where it goes, and what of a place must be known before it is bought. */
  readonly delivery?: {
    /** The only cities it goes to, by id. */
    readonly cities?: readonly string[]
    readonly needsCity: boolean
    readonly takesPincode: boolean
    /** Whether the shopper fills it. */
    readonly isCustom: boolean
    /** Hour in India from which an order counts for the next day. @default the cut-off of all products */
    readonly endHour?: number
    /** Hours it takes to make. */
    readonly preparationHours?: number
    /** Hour in India by which it must be on its way to arrive on a day. */
    readonly deliveredBy?: number
    /** Days of the year on which it is not delivered, `MM-DD`. */
    readonly blockedDays?: readonly string[]
    /** Days of the year its calendar marks, beside those of all products. */
    readonly markedDays?: readonly string[]
    /** Day of the year its page opens with in the season. */
    readonly valentineDay?: string
  }
}

/** Something a shopper chooses of a product, or words to be written. */
export type ProductAttribute = {
  /** Number of the attribute. */
  readonly aid: number
  /** Its short name, by which a line tells it. */
  readonly label: string
  /** What the product's page calls it. */
  readonly title: string
  /** Words above it, where the title is not enough. */
  readonly heading?: string
  readonly isRequired: boolean
} & (
  | {
      readonly kind: 'options'
      readonly display: 'select' | 'checkbox' | 'pictures'
      readonly options: readonly {
        readonly id: number
        readonly name: string
        /** What it adds to the price and the list price. */
        readonly adds: number
        readonly listAdds: number
        readonly picture?: StoredPicture
      }[]
    }
  | {
      readonly kind: 'text'
      /** Most characters it takes. */
      readonly limit: number
    }
  | {
      /** A picture of the shopper, or a design. */
      readonly kind: 'photo'
    }
)
