import { TruckIcon } from '@store/ui'
import { useArrivalEstimateMessages } from '../../../react/useArrivalEstimateMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import styles from '../deliveryStatus.module.css'

/**
 * Renders a note to call the shop when a gift is deliverable but the date is unknown (specification 2, section 4:
 * call-us).
 */
export function CallUsNote() {
  const { hrefs } = useProduct()
  const words = useArrivalEstimateMessages()
  return (
    <p className={styles.quiet}>
      <TruckIcon size="s" />
      {hrefs.callUs ? <a href={hrefs.callUs()}>{words.callUs}</a> : words.callUs}
    </p>
  )
}
