import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { Notice, TruckIcon } from '@store/ui'
import { useProduct } from '../../../react/useProduct.ts'
import styles from './DeliveryMessage.module.css'

/** Whether and when the product arrives at the chosen place, said aloud once it is known (specification 2, section 4). */
export function DeliveryMessage() {
  const { state } = useProduct()
  // While a fault stands above, it says all there is to say, even where its words are the same.
  const isSilent = state.placeFault !== undefined
  // The box that chooses a place says aloud that it is checking; the wait is not said twice.
  return (
    <div className={styles.news}>
      <div className={styles.news} role="status">
        {!isSilent && <Known />}
      </div>
      {!isSilent && <Unknown />}
    </div>
  )
}

function Known() {
  const { check, messages } = useProduct()
  switch (check.kind) {
    case 'idle':
    case 'unknown':
    case 'checking':
    // The day is promised for a pincode; the box that chooses a place says what is known of the city.
    case 'cityDeliverable':
      return null
    case 'deliverable':
      return (
        <Notice kind="good">
          <strong className={styles.day}>{messages.arrives(formatDay(check.earliest))}</strong>
          <span className={styles.words}>{messages.deliverable}</span>
        </Notice>
      )
    case 'undeliverable':
      return <Notice kind="caution">{messages.undeliverable}</Notice>
  }
}

function Unknown() {
  const { check, messages } = useProduct()
  switch (check.kind) {
    case 'idle':
    case 'unknown':
    case 'cityDeliverable':
      return <Quiet text={messages.choosePlace} />
    case 'checking':
      return <Quiet text={messages.checkingPlace} />
    case 'deliverable':
    case 'undeliverable':
      return null
  }
}

function Quiet({ text }: { readonly text: string }) {
  return (
    <p className={styles.quiet}>
      <TruckIcon size="s" />
      {text}
    </p>
  )
}
