import { Button } from '@store/ui'
import { createProductPart } from '../../react/createProductPart.ts'
import { useProduct } from '../../react/useProduct.ts'

/**
 * Renders the link to the hamper builder; hidden if the hamper is not deliverable, or before a required city is
 * known (specification 2, section 2).
 */
export const HamperButton = createProductPart((slots) => slots.hamperButton, OwnHamperButton)

function OwnHamperButton() {
  const { product, check, hrefs, messages } = useProduct()

  const needsPlace = product.delivery.needsCity && check.kind !== 'deliverable'
  const isBlocked = check.kind === 'undeliverable' || (needsPlace && check.kind !== 'cityDeliverable')
  return (
    <Button size="l" fullWidth {...(isBlocked ? { unavailable: true } : { href: hrefs.hamper?.(product) })}>
      {messages.createHamper}
    </Button>
  )
}
