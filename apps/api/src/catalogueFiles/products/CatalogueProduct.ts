import type { InferInput, InferOutput } from 'valibot'
import type { DeepReadonly } from '../schema/DeepReadonly.ts'
import type { productSchema } from '../schema/productSchema.ts'

/** A product as in its file: without default values, and in rupees. */
export type CatalogueProductInput = DeepReadonly<InferInput<typeof productSchema>>

/** A product with its defaults, and in paise. */
export type CatalogueProduct = DeepReadonly<InferOutput<typeof productSchema>>
