import type { PriceRow } from '@store/api-client/contract/cart'
import { Card, CrossIcon, IconButton, Price } from '@store/ui'
import { useContext, useId, useRef } from 'react'
import type { CartTotalsProps } from '../../react/CartPartProps.ts'
import { createCartPart, SlotsContext } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { useCartTotals } from '../../react/useCartState.ts'
import type { OptimisticCart } from '../../store/selectOptimisticCart.ts'
import { useRestoreFocus } from '../lazy/useRestoreFocus.ts'
import { PlaceOrderButton } from '../PlaceOrderButton/PlaceOrderButton.tsx'
import { RichText } from '../RichText/RichText.tsx'
import styles from './CartTotals.module.css'
import { OpenCouponFormButton } from './OpenCouponFormButton.tsx'

/** Renders the order summary, row by row. While changes are pending, it dims the last amounts. */
export const CartTotals = createCartPart((slots) => slots.totals, OwnCartTotals)

function OwnCartTotals({ cart, headingRef }: CartTotalsProps) {
  const { actions, messages, price, struckPrice } = useCartServices()
  const totals = useCartTotals()
  const headingId = useId()
  const extra = useContext(SlotsContext)?.actions?.({ cart, actions })
  const { points } = cart
  // Ref of the coupon or points button that was pressed last; when the row that it added is removed, the button is
  // shown again.
  const offerRef = useRef<HTMLButtonElement>(null)
  // When a row is removed, focus moves to the button that adds it again. When a row is added, focus moves to the
  // heading and not to the row's remove button, because a second Enter would remove the row again.
  const holdRows = useRestoreFocus(offerRef)
  const hold = useRestoreFocus(headingRef)
  return (
    <Card as="section" labelledBy={headingId}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only remembers what had focus; there is nothing to operate. */}
      <div className={styles.bill} onFocus={hold}>
        <h2 className={styles.heading} id={headingId} ref={headingRef} tabIndex={-1}>
          {messages.totalsHeading}
        </h2>
        <dl className={styles.rows} aria-busy={cart.isUpdating} onFocus={holdRows}>
          {cart.rows.map((row, place) => (
            <Row
              key={`${row.kind} ${row.label}`}
              coupon={cart.coupon}
              row={row}
              amountText={totals?.rows[place]}
            />
          ))}
          <div className={styles.total}>
            <dt>{messages.total}</dt>
            <dd>
              <Price
                size="l"
                amount={price(cart.total)}
                listAmount={struckPrice(cart.total, cart.listTotal)}
                listPriceLabel={messages.listPrice}
              />
            </dd>
          </div>
        </dl>
        {cart.coupon?.code === '' && <OpenCouponFormButton offerRef={offerRef} />}
        {/* A coupon without effect, such as below its minimum, has no row in which it could be removed. */}
        {cart.coupon && cart.coupon.code !== '' && cart.rows.every(({ kind }) => kind !== 'coupon') && (
          <button type="button" className={styles.offer} ref={offerRef} onClick={actions.removeCoupon}>
            {messages.removeCoupon(cart.coupon.code)}
          </button>
        )}
        {points && !points.isRedeemed && points.redeemable > 0 && (
          <button
            type="button"
            className={styles.offer}
            ref={offerRef}
            onClick={() => actions.redeemPoints(true)}
          >
            {messages.redeemPoints(points.redeemable / 100, points.balance)}
          </button>
        )}
        {cart.rows.some(({ amount }) => amount === 'later') && (
          <p className={styles.remark}>{messages.laterExplained}</p>
        )}
        {cart.chargeMessage.length > 0 && (
          <p className={styles.remark}>
            <RichText text={cart.chargeMessage} />
          </p>
        )}
        {totals && cart.saving > 0 && <p className={styles.saving}>{messages.discount(totals.saving)}</p>}
        <div className={styles.act}>
          <PlaceOrderButton fullWidth />
        </div>
        {extra && <div className={styles.extra}>{extra}</div>}
      </div>
    </Card>
  )
}

interface RowProps extends Pick<OptimisticCart, 'coupon'> {
  readonly row: PriceRow
  /** Amount of the row; missing if it is not known yet. */
  readonly amountText: string | undefined
}

function Row({ coupon, row: { kind, label, amount, atMost }, amountText }: RowProps) {
  const { actions, messages, price } = useCartServices()
  const isCoupon = kind === 'coupon'
  const removal = isCoupon
    ? coupon && messages.removeCoupon(coupon.code)
    : kind === 'points' && messages.removePoints
  const isFree = amount === 0 && (kind === 'delivery' || kind === 'express')
  const words = isFree ? messages.free : (amountText ?? messages.later)
  return (
    <div className={styles.row}>
      <dt>
        {label}
        {removal && (
          <span>
            <IconButton
              icon={<CrossIcon size="s" />}
              label={removal}
              onClick={() => (isCoupon ? actions.removeCoupon() : actions.redeemPoints(false))}
            />
          </span>
        )}
      </dt>
      <dd>
        {amount === 'later' || atMost === undefined || atMost <= amount ? (
          words
        ) : (
          <Price size="s" amount={words} listAmount={price(atMost)} listPriceLabel={messages.listPrice} />
        )}
      </dd>
    </div>
  )
}
