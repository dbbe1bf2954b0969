import type { InferInput, InferOutput } from 'valibot'
import type { catalogueProductSchema } from './catalogueProductSchema.ts'
import type { DeepReadonly } from './schema/DeepReadonly.ts'

/** A product of the sample catalogue without its default values. */
export type CatalogueDraft = DeepReadonly<InferInput<typeof catalogueProductSchema>>

/** A product of the sample catalogue with its defaults. */
export type CatalogueProduct = DeepReadonly<InferOutput<typeof catalogueProductSchema>>
