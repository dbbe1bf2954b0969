import { Button } from '@store/ui'
import { useProduct } from '../../../react/useProduct.ts'

/** Props of `HamperButton`. */
export interface HamperButtonProps {
  /** Where it is filled. */
  readonly href: string
}

/** Leads to where a hamper is filled; not where it cannot be delivered, nor before a city it needs is known (specification 2, section 2). */
export function HamperButton({ href }: HamperButtonProps) {
  const { state, check, messages } = useProduct()
  const needsPlace = state.product.delivery.needsCity && check.kind !== 'deliverable'
  const isBlocked = check.kind === 'undeliverable' || (needsPlace && check.kind !== 'cityDeliverable')
  return (
    <Button size="l" fullWidth {...(isBlocked ? { unavailable: true } : { href })}>
      {messages.createHamper}
    </Button>
  )
}
