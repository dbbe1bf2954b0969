import type { ProductAttribute } from '@store/api-client/contract/catalogue'
import type { ProductSelection } from '@store/api-client/contract/rules/selection'

/** Name of the inputs of an attribute. */
export const getAttributeInputName = (attribute: number): string => `attribute-${attribute}`

/** Finds the element that contains the product page's inputs, from an element inside it. */
export const findOptionsRoot = (element: Element): Element | null | undefined =>
  element.closest('[data-product-page]')?.querySelector('[data-product-options]')

/** Reads the inputs of a page, because a shopper may have changed them before hydration. */
export function readOptionInputs(
  attributes: readonly ProductAttribute[],
  root: ParentNode,
): ProductSelection {
  const read = attributes.map(({ id, display }) => {
    const inputs = [...root.querySelectorAll<HTMLInputElement>(`input[name="${getAttributeInputName(id)}"]`)]
    const chosen = inputs.filter(({ checked }) => checked).map(({ value }) => Number(value))
    return { id, display, chosen, text: inputs[0]?.value ?? '' }
  })
  const texts = read.filter(({ display }) => display === 'text')
  const choices = read.filter(({ display }) => display !== 'text')
  return {
    options: Object.fromEntries(choices.map(({ id, chosen }) => [id, chosen])),
    texts: Object.fromEntries(texts.map(({ id, text }) => [id, text])),
  }
}
