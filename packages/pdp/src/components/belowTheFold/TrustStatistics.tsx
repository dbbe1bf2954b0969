import { TrustStrip } from '@store/ui'
import { createProductPart } from '../../react/createProductPart.ts'
import { useProduct } from '../../react/useProduct.ts'

/** Renders the figures that the shop claims, if there are any. */
export const TrustStatistics = createProductPart((slots) => slots.trustFigures, OwnTrustFigures)

function OwnTrustFigures() {
  const { claims } = useProduct().product
  return claims.length > 0 ? <TrustStrip figures={claims} /> : null
}
