import type { ChosenPhoto } from '@store/api-client/contract/rules/selection'
import { toUploadId } from '@store/api-client/contract/uploads'
import { maxDesignLength, toRecord } from './protocol/envelope.ts'
import { isBoundedString } from './protocol/HostMessage.ts'

/** A design as it is kept in the tab. */
export interface DesignDraft {
  /** Number of the product it is for. */
  readonly product: number
  /** The design as its customiser told it. */
  readonly design: string | undefined
  /** The picture of the design that will be printed, named by what was chosen. */
  readonly finished: ChosenPhoto | undefined
}

/** Reads a kept design of a product; what is none, or another product's, is as good as nothing. */
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
  // Anybody may have written there: no address of another site is ever shown.
  if (!isBoundedString(pictureSrc, 300) || !/^\/(?![/\\])/.test(pictureSrc)) return undefined
  if (!isBoundedString(id, 36) || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return undefined
  if (!isSide(width) || !isSide(height) || !isBoundedString(name, 300)) return undefined
  return { id: toUploadId(id), pictureSrc, width, height, name }
}

const isSide = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= 12_000
