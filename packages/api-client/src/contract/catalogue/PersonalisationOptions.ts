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

/** The mock-up that a personalisation editor draws a design on. */
export type DesignTemplate = (typeof templates)[number]

/** Personalisation of a product in an editor (specification 2, section 3). */
export interface PersonalisationOptions {
  /** Display name of the product on the editor's button, such as `mug` (PersonalisedProductType). */
  readonly kind: string
  /** Id of the attribute that takes the design: one of its photos. */
  readonly attribute: number
  /** The mock-up that the design is drawn on. */
  readonly template: DesignTemplate
  /** The inputs of the editor, such as Name, Upload and Preview; `personalisedMyEraData` on the wire. */
  readonly asks: { readonly name: boolean; readonly photo: boolean; readonly preview: boolean }
  /** Maximum length of a name. */
  readonly limit: number
  /** URL of a third-party editor, with the product's id in it; `undefined` for the store's own. */
  readonly customiser: string | undefined
}

const templates = ['mug', 'cushion', 'frame', 'cake'] as const

const whole = pipe(number(), integer(), minValue(0))

/** Product info fields about the personalisation; `design` is our own and not in the specification. */
export const personalisationSchemaFields = {
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
        // Only URLs that are safe to embed: another site's page over https.
        customiser_url: optional(nullable(pipe(string(), regex(/^https:\/\/[^\s"'<>;]+$/))), null),
      }),
    ),
    null,
  ),
}

const entries = object(personalisationSchemaFields)

/** Parses the personalisation into domain names; `undefined` for a product without one. */
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
