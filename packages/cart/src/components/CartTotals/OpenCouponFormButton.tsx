import { ErrorBox } from '@store/ui'
import { useLazy } from '@store/ui/lazy'
import { useState } from 'react'
import type { OpenCouponFormButtonProps } from '../../react/CartPartProps.ts'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { useCartState } from '../../react/useCartState.ts'
import styles from './CartTotals.module.css'

/**
 * Renders the button that opens the coupon field. The form is lazy-loaded on first open; if that fails, a browser
 * dialog is used.
 */
export const OpenCouponFormButton = createCartPart((slots) => slots.couponOffer, OwnCouponOffer)

function OwnCouponOffer({ offerRef }: OpenCouponFormButtonProps) {
  const { actions, messages } = useCartServices()
  const couponError = useCartState(({ couponError }) => couponError)
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
      {Form ? <Form isOpen={isOpen} /> : couponError && <ErrorBox text={couponError} />}
    </>
  )
}

const loadForm = () => import('./CouponForm.tsx').then((late) => late.CouponForm)
