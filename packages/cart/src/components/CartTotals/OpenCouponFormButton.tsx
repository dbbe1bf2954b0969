import { ErrorBox } from '@store/ui'
import { useLazy } from '@store/ui/lazy'
import { useState } from 'react'
import type { OpenCouponFormButtonProps } from '../../react/CartPartProps.ts'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCart } from '../../react/useCart.ts'
import styles from './CartTotals.module.css'

/**
 * Renders the button that opens the coupon field. The form is lazy-loaded on first open; if that fails, a browser
 * dialog is used.
 */
export const OpenCouponFormButton = createCartPart((slots) => slots.couponOffer, OwnCouponOffer)

function OwnCouponOffer({ offerRef }: OpenCouponFormButtonProps) {
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
