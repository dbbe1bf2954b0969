import { Button, Notice, TextField, VisuallyHidden } from '@store/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useCartServices } from '../../react/useCartServices.ts'
import { useCartState } from '../../react/useCartState.ts'
import { normalizeCouponCode } from '../../store/normalizeCouponCode.ts'
import styles from './CouponForm.module.css'

/** Props of {@link CouponForm}. */
export interface CouponFormProps {
  /** Whether the form is visible; the typed code is kept while it is hidden. */
  readonly isOpen: boolean
}

/** Renders the field for a coupon code, and the message about the last code. */
export function CouponForm({ isOpen }: CouponFormProps) {
  const { actions, messages } = useCartServices()
  const couponError = useCartState(({ couponError }) => couponError)
  const isApplying = useCartState(({ pending }) => pending.some(({ kind }) => kind === 'coupon'))
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()

  // The form may take a while to load, so it takes focus only if the shopper has not focused another element since.
  useEffect(() => {
    const { current: input } = field
    const { activeElement, body } = input?.ownerDocument ?? {}
    const opener = form.current?.previousElementSibling
    if (isOpen && (activeElement === body || activeElement === opener)) input?.focus()
  }, [isOpen])

  const apply = (event: FormEvent) => {
    event.preventDefault()
    const isNothing = normalizeCouponCode(code) === ''
    const statusText = code.trim() === '' ? messages.messageBlank : messages.couponSigns
    setFault(isNothing ? statusText : undefined)
    if (isNothing) field.current?.focus()
    else actions.applyCoupon(code)
  }
  return (
    <>
      <form className={styles.form} ref={form} hidden={!isOpen} noValidate onSubmit={apply}>
        <div className={styles.field}>
          <TextField
            ref={field}
            label={messages.couponLabel}
            value={code}
            error={fault ?? couponError}
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="go"
            spellCheck={false}
            onChange={(next) => {
              setFault(undefined)
              setCode(next)
            }}
          />
        </div>
        <div className={styles.act}>
          <Button type="submit" variant="secondary" busy={isApplying}>
            {messages.applyCoupon}
          </Button>
        </div>
      </form>
      {couponError && !isOpen && <Notice kind="bad">{couponError}</Notice>}
      <VisuallyHidden>
        {/* The live region is rendered empty first, because screen readers announce only later changes of it. */}
        <span role="status">{couponError}</span>
      </VisuallyHidden>
    </>
  )
}
