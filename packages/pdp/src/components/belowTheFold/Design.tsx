import { useProduct } from '../../react/useProduct.ts'
import { DesignField } from '../customise/DesignField/DesignField.tsx'

/** The design among what is chosen of a gift; nothing for one that has none. */
export function Design() {
  const { attributes, personalised } = useProduct().state.product
  const attribute = attributes.find(({ id }) => id === personalised?.attribute)
  return attribute ? <DesignField attribute={attribute} /> : null
}
