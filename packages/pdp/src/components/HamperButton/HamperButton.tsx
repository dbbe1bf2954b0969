import { Button } from '@store/ui'
import { useProduct } from '../../react/useProduct.ts'

/** Leads to where a hamper is filled; not where it cannot be delivered, nor before a city it needs is known (specification 2, section 2). */
export function HamperButton() {
  const { state, check, hrefs, messages } = useProduct()
  const { product } = state
  const needsPlace = product.delivery.needsCity && check.kind !== 'deliverable'
  const isBlocked = check.kind === 'undeliverable' || (needsPlace && check.kind !== 'cityDeliverable')
  return (
    <Button size="l" fullWidth {...(isBlocked ? { unavailable: true } : { href: hrefs.hamper?.(product) })}>
      {messages.createHamper}
    </Button>
  )
}
