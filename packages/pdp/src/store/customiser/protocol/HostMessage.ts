import type { DesignTemplate } from '@store/api-client/contract/catalogue'
import { maxDesignLength, toRecord } from './envelope.ts'

/** What the shop says to a customiser: what is to be designed, and what is there already. */
export interface HostMessage {
  readonly kind: 'open'
  readonly product: {
    readonly id: number
    readonly title: string
    /** What it is called, such as `mug`. */
    readonly kind: string
  }
  /** What the design is drawn on. */
  readonly template: DesignTemplate
  /** What may be asked for. */
  readonly asks: { readonly name: boolean; readonly photo: boolean; readonly preview: boolean }
  /** Most characters of a name. */
  readonly limit: number
  /** A name to begin with; empty for none. */
  readonly name: string
  /** A photo to begin with. @default none */
  readonly photo?: Blob | undefined
  /** The design as the customiser last told it. @default a new one */
  readonly design?: string | undefined
}

const templates = ['mug', 'cushion', 'frame', 'cake'] as const

/** Reads what the shop says; `undefined` for whatever is no message of it. */
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

/** Whether something is a text of no more than so many characters. */
export const isBoundedString = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most
