import type { DesignTemplate } from '@store/api-client/contract/catalogue'
import { maxDesignLength, toRecord } from './envelope.ts'

/** A message from the host page to the editor: the product to personalise and its current design. */
export interface HostMessage {
  readonly kind: 'open'
  readonly product: {
    readonly id: number
    readonly title: string
    /** Product type, such as `mug`. */
    readonly kind: string
  }
  /** The mock-up on which the design is drawn. */
  readonly template: DesignTemplate
  /** Which inputs the editor may show. */
  readonly asks: { readonly name: boolean; readonly photo: boolean; readonly preview: boolean }
  /** Maximum length of a name. */
  readonly limit: number
  /** Initial name; empty for none. */
  readonly name: string
  /** Initial photo. @default none */
  readonly photo?: Blob | undefined
  /** The design that the editor last sent. @default a new one */
  readonly design?: string | undefined
}

const templates = ['mug', 'cushion', 'frame', 'cake'] as const

/** Parses a message from the host page; `undefined` if it is invalid. */
export function parseHostMessage(fields: Readonly<Record<string, unknown>>): HostMessage | undefined {
  const { kind, limit, name, photo, design } = fields
  const product = toRecord(fields.product)
  const asks = toRecord(fields.asks)
  const template = templates.find((known) => known === fields.template)
  if (kind !== 'open' || template === undefined) return undefined
  if (
    typeof product.id !== 'number' ||
    !isBoundedString(product.title, 300) ||
    !isBoundedString(product.kind, 100)
  )
    return undefined
  if (typeof asks.name !== 'boolean' || typeof asks.photo !== 'boolean' || typeof asks.preview !== 'boolean')
    return undefined
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 0 || limit > 400) return undefined
  if (!isBoundedString(name, 400) || (design !== undefined && !isBoundedString(design, maxDesignLength)))
    return undefined
  if (photo !== undefined && !(photo instanceof Blob)) return undefined
  return {
    kind,
    product: { id: product.id, title: product.title, kind: product.kind },
    template,
    asks: { name: asks.name, photo: asks.photo, preview: asks.preview },
    limit,
    name,
    photo,
    design,
  }
}

/** Returns whether a value is a string of at most `most` characters. */
export const isBoundedString = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most
