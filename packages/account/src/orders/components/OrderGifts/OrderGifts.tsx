import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { formatPrice } from '@store/api-client/contract/rules/formatPrice'
import { Picture, TruckIcon } from '@store/ui'
import type { GiftsMessages } from '../../messages/GiftsMessages.ts'
import type { OrderGift } from '../../store/OrderGift.ts'
import { GiftPersonalisation } from './GiftPersonalisation.tsx'
import styles from './OrderGifts.module.css'

/** Props of `OrderGifts`. */
export interface OrderGiftsProps {
  /** The lines of the order, in the order of the cart. */
  readonly gifts: readonly OrderGift[]
  /** It lies with the gift: shows no price, no day of arrival and no way to the shop. @default false */
  readonly isReceipt?: boolean
  /** Its words. */
  readonly messages: GiftsMessages
}

/** The gifts of an order with all that was chosen for them, each with what goes along with it. */
export function OrderGifts({ gifts, isReceipt = false, messages }: OrderGiftsProps) {
  const ids = new Set(gifts.map(({ id }) => id))
  // What goes along with a line that is not there would be lost: it stands by itself.
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
  const cost = isReceipt || price === undefined ? '' : gift.isFree ? messages.free : formatPrice(price)
  return (
    <div className={styles.row} data-along={isAlong || undefined}>
      <span className={styles.picture}>
        {/* The name stands right beside it and would be read twice. */}
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
            <a className={styles.link} href={href}>
              {title}
            </a>
          )}
        </strong>
        {!(isAlong || isReceipt) && (
          <span className={styles.day}>
            <TruckIcon size="s" />
            {messages.arrives(whenOf(gift))}
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

// Hours are told where some were chosen.
const whenOf = ({ deliveryDate, slot }: OrderGift): string =>
  slot ? `${formatDay(deliveryDate)}, ${slot.start}:00–${slot.end}:00` : formatDay(deliveryDate)
