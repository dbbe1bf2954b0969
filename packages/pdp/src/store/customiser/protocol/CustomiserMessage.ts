import { photoLimits, photoTypes } from '@store/api-client/contract/rules/validatePhoto'
import { maxDesignLength } from './envelope.ts'
import { isBoundedString } from './HostMessage.ts'

/** A message from the personalisation editor to the host page. */
export type CustomiserMessage =
  /** The shopper changed something; `design` is the complete design, so that it can be restored. */
  | { readonly kind: 'changed'; readonly design: string }
  /**
   * The shopper finished: `picture` shows the gift with the design, and `chosen` describes the design in a few words.
   */
  | { readonly kind: 'done'; readonly design: string; readonly chosen: string; readonly picture: Blob }
  /** The shopper closed the customiser; the changes are kept. */
  | { readonly kind: 'cancel' }
  /** An action failed in the editor; `text` is the message for the shopper. */
  | { readonly kind: 'failed'; readonly text: string }

const pictureTypes = photoTypes.split(',')

/** Parses a message from the editor; `undefined` if it is invalid. */
export function parseCustomiserMessage(
  fields: Readonly<Record<string, unknown>>,
): CustomiserMessage | undefined {
  const { kind, design, chosen, picture, text } = fields
  switch (kind) {
    case 'changed':
      return isBoundedString(design, maxDesignLength) ? { kind, design } : undefined
    case 'done':
      if (!isBoundedString(design, maxDesignLength) || !isBoundedString(chosen, 300)) return undefined
      return isPicture(picture) ? { kind, design, chosen, picture } : undefined
    case 'cancel':
      return { kind }
    case 'failed':
      return isBoundedString(text, 300) ? { kind, text } : undefined
    default:
      return undefined
  }
}

const isPicture = (value: unknown): value is Blob =>
  value instanceof Blob &&
  pictureTypes.includes(value.type) &&
  value.size > 0 &&
  value.size <= photoLimits.requestBytes
