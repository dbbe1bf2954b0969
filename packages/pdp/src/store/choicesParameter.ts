import { isSingleChoice } from '@store/api-client/contract/rules/displaysByAttributeType'
import {
  createDefaultSelection,
  type ProductSelection,
  type SelectableAttribute,
} from '@store/api-client/contract/rules/selection'

/** Name of the URL parameter with the chosen options. */
export const choicesParameter = 'choose'

/**
 * Serializes the chosen options for the page's URL, such as `10-2_33-1-4`: attribute, then options. Default options
 * are omitted, and so are texts, because they are private.
 */
export function serializeChoicesParameter(
  attributes: readonly SelectableAttribute[],
  { options }: ProductSelection,
): string {
  const usual = createDefaultSelection(attributes).options
  return attributes
    .map(({ id }) => [id, ...(options[id] ?? [])].join('-'))
    .filter((written, at) => {
      const id = attributes[at]?.id ?? 0
      return written !== [id, ...(usual[id] ?? [])].join('-')
    })
    .join('_')
}

/** Parses options from a URL, which is untrusted; ignores options that the product does not have. */
export function parseChoicesParameter(
  attributes: readonly SelectableAttribute[],
  written: string,
): ProductSelection['options'] {
  const chosen = new Map(Object.entries(createDefaultSelection(attributes).options))
  for (const part of written.split('_')) {
    const [id, ...ids] = part.split('-')
    const attribute = attributes.find((each) => String(each.id) === id)
    if (!attribute || attribute.options.length === 0) continue
    const known = attribute.options
      .filter((option) => ids.includes(String(option.id)))
      .map((option) => option.id)
    if (known.length < ids.length || (isSingleChoice(attribute.display) && known.length > 1)) continue
    chosen.set(String(attribute.id), known)
  }
  return Object.fromEntries(chosen)
}
