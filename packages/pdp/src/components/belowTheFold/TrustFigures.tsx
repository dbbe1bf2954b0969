import { TrustStrip } from '@store/ui'
import { createProductPart } from '../../react/createProductPart.ts'
import { useBelowTheFoldMessages } from '../../react/useBelowTheFoldMessages.ts'

/** Renders figures of the shop. */
export const TrustFigures = createProductPart((slots) => slots.trustFigures, OwnTrustFigures)

function OwnTrustFigures() {
  return <TrustStrip figures={useBelowTheFoldMessages().trust} />
}
