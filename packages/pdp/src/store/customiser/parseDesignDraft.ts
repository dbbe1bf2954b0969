import type { ChosenPhoto } from '@store/api-client/contract/rules/selection'
import { toUploadId } from '@store/api-client/contract/uploads'
import { maxDesignLength, toRecord } from './protocol/envelope.ts'
import { isBoundedString } from './protocol/HostMessage.ts'

/** A design as stored in the tab. */
export interface DesignDraft {
  /** Id of the product. */
  readonly product: number
  /** The design as the customiser last sent it. */
  readonly design: string | undefined
  /** The picture of the design for printing; its name is the chosen text. */
  readonly finished: ChosenPhoto | undefined
}

/** Parses a stored design of a product; `undefined` if it is invalid or belongs to another product. */
export function parseDesignDraft(kept: unknown, product: number): DesignDraft | undefined {
  const { product: of, design, finished } = toRecord(kept)
  if (of !== product) return undefined
  return {
    product,
    design: isBoundedString(design, maxDesignLength) ? design : undefined,
    finished: readPicture(toRecord(finished)),
  }
}

function readPicture(fields: Readonly<Record<string, unknown>>): ChosenPhoto | undefined {
  const { id, pictureSrc, width, height, name } = fields
  // Storage is untrusted, so URLs of other sites are rejected.
  if (!isBoundedString(pictureSrc, 300) || !/^\/(?![/\\])/.test(pictureSrc)) return undefined
  if (!isBoundedString(id, 36) || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return undefined
  if (!isSide(width) || !isSide(height) || !isBoundedString(name, 300)) return undefined
  return { id: toUploadId(id), pictureSrc, width, height, name }
}

const isSide = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= 12_000
