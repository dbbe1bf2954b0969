import {
  boolean,
  type InferOutput,
  integer,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'

/** What a customiser draws a design on. */
export type DesignTemplate = (typeof templates)[number]

/** A product whose design a shopper makes in a customiser (specification 2, section 3). */
export interface PersonalisationOptions {
  /** What it is called on its button, such as `mug` (PersonalisedProductType). */
  readonly kind: string
  /** Number of the attribute the design is for: one of its photos. */
  readonly attribute: number
  /** What the design is drawn on. */
  readonly template: DesignTemplate
  /** What is asked for (personalisedMyEraData: Name, Upload, Preview). */
  readonly asks: { readonly name: boolean; readonly photo: boolean; readonly preview: boolean }
  /** Most characters of a name. */
  readonly limit: number
  /** Address of a customiser of somebody else, with the product's number in it; `undefined` for the store's own. */
  readonly customiser: string | undefined
}

const templates = ['mug', 'cushion', 'frame', 'cake'] as const

const whole = pipe(number(), integer(), minValue(0))

/** Fields of product info that speak of its design; `design` is the kit's own and not in the specification. */
export const personalisationEntries = {
  customPersonalisedProduct: optional(boolean(), false),
  PersonalisedProductType: optional(string(), ''),
  personalisedMyEraData: optional(
    nullable(object({ Name: boolean(), Upload: boolean(), Preview: boolean() })),
    null,
  ),
  design: optional(
    nullable(
      object({
        attribute: whole,
        template: picklist(templates),
        character_limit: whole,
        // Only what can be framed safely: a page of another site, encrypted on its way.
        customiser_url: optional(nullable(pipe(string(), regex(/^https:\/\/[^\s"'<>;]+$/))), null),
      }),
    ),
    null,
  ),
}

const entries = object(personalisationEntries)

/** The design in domain names; `undefined` for a product that has none. */
export const parsePersonalisationOptions = ({
  customPersonalisedProduct,
  PersonalisedProductType: kind,
  personalisedMyEraData: asked,
  design,
}: InferOutput<typeof entries>): PersonalisationOptions | undefined =>
  customPersonalisedProduct && asked && design
    ? {
        kind,
        attribute: design.attribute,
        template: design.template,
        asks: { name: asked.Name, photo: asked.Upload, preview: asked.Preview },
        limit: design.character_limit,
        customiser: design.customiser_url ?? undefined,
      }
    : undefined
