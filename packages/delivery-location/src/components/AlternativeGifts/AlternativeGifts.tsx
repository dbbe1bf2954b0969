import { Button, Link, Picture } from '@store/ui'
import { useId } from 'react'
import { createLocationPart } from '../../react/createLocationPart.ts'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'
import { getAlternativeGiftsHref } from '../../store/getAlternativeGiftsHref.ts'
import styles from './AlternativeGifts.module.css'

/** Renders gifts that can be delivered to the location instead (specification 1, section 2). */
export const AlternativeGifts = createLocationPart((slots) => slots.alternatives, OwnAlternatives)

function OwnAlternatives() {
  const { state, messages, offers } = useDeliveryLocation()
  const headingId = useId()
  const { check, alternatives } = state
  if (check.kind !== 'undeliverable') return null

  const all = offers.delivery?.isCustom ? alternatives?.href : undefined
  const categories = alternatives?.categories ?? []
  // Without a link to all alternatives and without categories, the component links to gifts of the same type.
  const isHelpless = all === undefined && categories.length === 0
  const { productType, delivery } = offers
  const other =
    isHelpless && productType
      ? getAlternativeGiftsHref(productType, delivery?.through ?? 'vendor')
      : undefined
  return (
    <div className={styles.alternatives}>
      {all !== undefined && (
        <Button variant="quiet" href={all}>
          {messages.checkAvailable}
        </Button>
      )}
      {other !== undefined && (
        <Button variant="quiet" href={other}>
          {messages.otherGifts}
        </Button>
      )}
      {categories.length > 0 && (
        <>
          <p className={styles.heading} id={headingId}>
            {alternatives?.heading}
          </p>
          <ul className={styles.list} aria-labelledby={headingId}>
            {categories.map(({ href, title, pictureSrc, alt }) => (
              <li className={styles.item} key={href}>
                <Link className={styles.link} href={href}>
                  <span className={styles.picture}>
                    <Picture
                      src={pictureSrc}
                      alt={alt === title ? '' : alt}
                      width={96}
                      height={96}
                      errorText={messages.pictureFailed}
                    />
                  </span>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
