import type { LineAttribute } from '@store/api-client/contract/orders'
import { Picture } from '@store/ui'
import type { GiftsMessages } from '../../messages/GiftsMessages.ts'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { GiftPersonalisationProps } from '../../react/OrderSectionProps.ts'
import styles from './OrderGifts.module.css'

/** Renders the selection, texts and uploads of a gift, or of each gift in a combo. */
export const GiftPersonalisation = createOrderPart((slots) => slots.personalisation, OwnGiftPersonalisation)

function OwnGiftPersonalisation({ gift, messages }: GiftPersonalisationProps) {
  return (
    <>
      <Attributes attributes={gift.attributes} messages={messages} />
      {gift.parts.length > 0 && (
        <ul className={styles.parts} aria-label={messages.parts(gift.title)}>
          {gift.parts.map(({ title, quantity, attributes }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order never changes, and two gifts may be alike.
            <li className={styles.part} key={index}>
              {messages.part(title, quantity)}
              <Attributes attributes={attributes} messages={messages} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface AttributesProps {
  readonly attributes: readonly LineAttribute[]
  readonly messages: GiftsMessages
}

function Attributes({ attributes, messages }: AttributesProps) {
  // Empty texts are not shown.
  const filled = attributes.filter((attribute) => attribute.kind === 'picture' || attribute.text !== '')
  if (filled.length === 0) return null
  return (
    <dl className={styles.attributes}>
      {filled.map((attribute) => {
        const label =
          attribute.label || messages.attribute[attribute.kind === 'picture' ? 'other' : attribute.name]
        return (
          <div className={styles.attribute} data-kind={attribute.kind} key={attribute.id}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              {attribute.kind === 'picture' ? (
                <span className={styles.photo}>
                  <Picture
                    src={attribute.pictureSrc}
                    width={160}
                    height={160}
                    alt={messages.ownPicture(label)}
                    errorText={messages.pictureFailed}
                  />
                </span>
              ) : attribute.kind === 'message' ? (
                <q className={styles.quote}>{attribute.text}</q>
              ) : (
                attribute.text
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
