import { ErrorBox } from '@store/ui'
import { type RefObject, useState } from 'react'
import { useCart } from '../../react/useCart.ts'
import { useLazy } from '../lazy/useLazy.ts'
import styles from './CartTotals.module.css'

interface CouponOfferProps {
  /** Ref of the button that opens the field. */
  readonly offerRef: RefObject<HTMLButtonElement | null>
}

/**
 * Renders the button that opens the coupon field. The form is lazy-loaded on first open; if that fails, a browser
 * dialog is used.
 */
export function CouponOffer({ offerRef }: CouponOfferProps) {
  const { state, actions, messages } = useCart()
  const [isOpen, setOpen] = useState(false)
  const { part: Form } = useLazy(loadForm, isOpen, () => {
    setOpen(false)
    actions.applyCoupon(window.prompt(messages.couponLabel) ?? '')
  })
  return (
    <>
      <button
        type="button"
        className={styles.offer}
        ref={offerRef}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.couponOffer}
      </button>
      {Form ? <Form isOpen={isOpen} /> : state.couponError && <ErrorBox text={state.couponError} />}
    </>
  )
}

const loadForm = () => import('./CouponForm.tsx').then((late) => late.CouponForm)
