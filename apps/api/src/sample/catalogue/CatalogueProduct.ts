import type { InferInput, InferOutput } from 'valibot'
import type { catalogueForm } from './catalogueForm.ts'
import type { DeepReadonly } from './form/DeepReadonly.ts'

/** A product of the sample catalogue with everything that has a default left out. */
export type CatalogueDraft = DeepReadonly<InferInput<typeof catalogueForm>>

/** A product of the sample catalogue with its defaults. */
export type CatalogueProduct = DeepReadonly<InferOutput<typeof catalogueForm>>
