import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { formatPrice, inr } from '@store/api-client/contract/rules/formatPrice'
import { Link, Picture, TruckIcon } from '@store/ui'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { OrderGiftProps } from '../../react/OrderSectionProps.ts'
import type { OrderGift as Gift } from '../../store/OrderGift.ts'
import { GiftPersonalisation } from './GiftPersonalisation.tsx'
import styles from './OrderGifts.module.css'

/** Renders one gift or add-on of an order. */
export const OrderGift = createOrderPart((slots) => slots.gift, OwnOrderGift)

function OwnOrderGift({ gift, isAlong = false, isReceipt, messages }: OrderGiftProps) {
  const { title, quantity, price, href } = gift
  const cost =
    isReceipt || price === undefined
      ? ''
      : gift.isFree
        ? messages.free
        : formatPrice(price, inr, messages.locale)
  return (
    <div className={styles.row} data-along={isAlong || undefined}>
      <span className={styles.picture}>
        {/* Hidden from screen readers, because the name is beside it and would be announced twice. */}
        <Picture
          src={gift.pictureSrc}
          width={160}
          height={160}
          alt=""
          errorText={messages.pictureFailed}
          loading="eager"
        />
      </span>
      <div className={styles.words}>
        <strong className={styles.title}>
          {href === undefined || isReceipt ? (
            title
          ) : (
            <Link className={styles.link} href={href}>
              {title}
            </Link>
          )}
        </strong>
        {!(isAlong || isReceipt) && (
          <span className={styles.day}>
            <TruckIcon size="s" />
            {messages.arrives(whenOf(gift, messages.locale))}
          </span>
        )}
        <span className={styles.quiet}>
          {messages.quantity(quantity)}
          {cost && ` · ${cost}`}
        </span>
        <GiftPersonalisation gift={gift} messages={messages} />
      </div>
    </div>
  )
}

// Includes the time slot if the shopper has chosen one.
function whenOf({ deliveryDate, slot }: Gift, locale: string | undefined): string {
  const day = formatDay(deliveryDate, locale)
  return slot ? `${day}, ${slot.start}:00–${slot.end}:00` : day
}
