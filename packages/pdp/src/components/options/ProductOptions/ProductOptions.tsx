import type { AttributeDisplay } from '@store/api-client/contract/rules/displaysByAttributeType'
import { type ComponentType, useEffect, useMemo, useRef } from 'react'
import { createProductPart } from '../../../react/createProductPart.ts'
import type { ProductOptionProps } from '../../../react/ProductPartProps.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import { DeferredSection } from '../../belowTheFold/DeferredSection.tsx'
import { PriceChangeMessage } from '../../PriceChangeMessage/PriceChangeMessage.tsx'
import { AttributeChoices } from '../AttributeChoices/AttributeChoices.tsx'
import { AttributeTextField } from '../AttributeTextField/AttributeTextField.tsx'
import { LazyPhotoField } from '../photo/LazyPhotoField.tsx'
import { readOptionInputs } from '../readOptionInputs.ts'
import styles from './ProductOptions.module.css'

/**
 * Renders the options and texts that a shopper chooses and types before adding to the cart (specification 2, section 4,
 * "Attributes").
 */
export const ProductOptions = createProductPart((slots) => slots.options, OwnOptions)

function OwnOptions() {
  const { product, actions, hrefs } = useProduct()
  const missing = useProductState(({ missing }) => missing)
  // Texts of a hamper are entered in the hamper builder; texts entered here would be lost.
  const isFilledElsewhere = product.delivery.isCustom && hrefs.hamper !== undefined
  const attributes = useMemo(
    () => product.attributes.filter(({ display }) => !(isFilledElsewhere && display === 'text')),
    [product, isFilledElsewhere],
  )
  const cards = useRef<HTMLDivElement>(null)

  // If a purchase fails because options are missing, the first missing option gets focus. A photo field that has no
  // input has an error to focus.
  useEffect(() => {
    if (missing.length > 0)
      cards.current?.querySelector<HTMLElement>('[data-missing] :is(input, button, p[tabindex])')?.focus()
  }, [missing])

  // Choices made before hydration, or restored by the browser, are only in the inputs.
  useEffect(() => {
    if (cards.current) actions.applySelection(readOptionInputs(attributes, cards.current))
  }, [actions, attributes])

  if (attributes.length === 0) return null
  return (
    <div className={styles.cards} data-product-options ref={cards}>
      {attributes.map((attribute) => (
        <div
          className={styles.attribute}
          key={attribute.id}
          data-missing={missing.includes(attribute.id) ? '' : undefined}
        >
          {attribute.id === product.personalised?.attribute ? (
            <DeferredSection part="Design" />
          ) : (
            <ProductOption attribute={attribute} />
          )}
        </div>
      ))}
      <PriceChangeMessage />
    </div>
  )
}

const fields: Readonly<Record<AttributeDisplay, ComponentType<ProductOptionProps>>> = {
  text: AttributeTextField,
  select: AttributeChoices,
  checkbox: AttributeChoices,
  pictures: AttributeChoices,
  photo: LazyPhotoField,
}

/** Renders one attribute by its display type. */
const ProductOption = createProductPart((slots) => slots.option, OwnProductOption)

function OwnProductOption({ attribute }: ProductOptionProps) {
  const Field = fields[attribute.display]
  return <Field attribute={attribute} />
}
