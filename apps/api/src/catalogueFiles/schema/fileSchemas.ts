import { array } from 'valibot'
import { addOnsSchema } from './addOnsSchema.ts'
import { bannersSchema } from './bannersSchema.ts'
import { categoriesSchema } from './categoriesSchema.ts'
import { corporatePageSchema } from './corporatePageSchema.ts'
import { couponsSchema } from './couponsSchema.ts'
import { currenciesSchema } from './currenciesSchema.ts'
import { deliverySlotsSchema } from './deliverySlotsSchema.ts'
import { greetingOccasionsSchema } from './greetingOccasionsSchema.ts'
import { offersSchema } from './offersSchema.ts'
import { productDefaultsSchema } from './productDefaultsSchema.ts'
import { productSchema } from './productSchema.ts'
import { searchSchema } from './searchSchema.ts'
import { serviceAreasSchema } from './serviceAreasSchema.ts'
import { shopSchema } from './shopSchema.ts'
import { translationsByLanguageSchema } from './translationsByLanguageSchema.ts'
import { variantsSchema } from './variantsSchema.ts'

/**
 * The schema of each file of a catalogue, by its name without `.yaml`; `products` and `translations` are folders of
 * such files.
 */
export const fileSchemas = {
  products: array(productSchema),
  categories: categoriesSchema,
  variants: variantsSchema,
  offers: offersSchema,
  'add-ons': addOnsSchema,
  banners: bannersSchema,
  'service-areas': serviceAreasSchema,
  'delivery-slots': deliverySlotsSchema,
  coupons: couponsSchema,
  currencies: currenciesSchema,
  'greeting-occasions': greetingOccasionsSchema,
  search: searchSchema,
  'corporate-page': corporatePageSchema,
  defaults: productDefaultsSchema,
  shop: shopSchema,
  translations: translationsByLanguageSchema,
} as const

/** The name of a file of a catalogue, without `.yaml`. */
export type CatalogueFileName = keyof typeof fileSchemas
