import { createProductPart } from '../../react/createProductPart.ts'
import { useProduct } from '../../react/useProduct.ts'
import { DesignField } from '../customise/DesignField/DesignField.tsx'

/** Renders the design among the options of a gift; renders nothing for a gift without a design. */
export const Design = createProductPart((slots) => slots.design, OwnDesign)

function OwnDesign() {
  const { attributes, personalised } = useProduct().product
  const attribute = attributes.find(({ id }) => id === personalised?.attribute)
  return attribute ? <DesignField attribute={attribute} /> : null
}
