import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { formatPrice, inr } from '@store/api-client/contract/rules/formatPrice'
import { Link, Picture, TruckIcon } from '@store/ui'
import type { GiftsMessages } from '../../messages/GiftsMessages.ts'
import type { OrderGift } from '../../store/OrderGift.ts'
import { GiftPersonalisation } from './GiftPersonalisation.tsx'
import styles from './OrderGifts.module.css'

/** Props of `OrderGifts`. */
export interface OrderGiftsProps {
  /** The lines of the order, in the order of the cart. */
  readonly gifts: readonly OrderGift[]
  /**
   * Whether it is a receipt enclosed with the gift: no price, no delivery date and no link to the shop. @default
   * false
   */
  readonly isReceipt?: boolean
  /** UI messages. */
  readonly messages: GiftsMessages
}

/** Renders the gifts of an order with their personalisation, each with its add-ons. */
export function OrderGifts({ gifts, isReceipt = false, messages }: OrderGiftsProps) {
  const ids = new Set(gifts.map(({ id }) => id))
  // An add-on whose line is missing becomes a line of its own, so that it is not lost.
  const own = gifts.filter(({ belongsTo }) => belongsTo === undefined || !ids.has(belongsTo))
  return (
    <ul className={styles.gifts}>
      {own.map((gift) => {
        const along = gifts.filter(({ belongsTo }) => belongsTo === gift.id)
        return (
          <li className={styles.gift} key={gift.id}>
            <Gift {...{ gift, isReceipt, messages }} />
            {along.length > 0 && (
              <ul className={styles.along} aria-label={messages.addOns(gift.title)}>
                {along.map((addOn) => (
                  <li className={styles.addOn} key={addOn.id}>
                    <Gift {...{ isReceipt, messages }} gift={addOn} isAlong />
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface GiftProps {
  readonly gift: OrderGift
  readonly isAlong?: boolean
  readonly isReceipt: boolean
  readonly messages: GiftsMessages
}

function Gift({ gift, isAlong = false, isReceipt, messages }: GiftProps) {
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
        {/* Hidden from screen readers: the name is right beside it and would be announced twice. */}
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

// Includes the slot if one was chosen.
function whenOf({ deliveryDate, slot }: OrderGift, locale: string | undefined): string {
  const day = formatDay(deliveryDate, locale)
  return slot ? `${day}, ${slot.start}:00–${slot.end}:00` : day
}
