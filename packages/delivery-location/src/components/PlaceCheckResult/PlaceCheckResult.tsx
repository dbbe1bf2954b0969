import { Button, Notice } from '@store/ui'
import { useLazy } from '@store/ui/lazy'
import { createLocationPart } from '../../react/createLocationPart.ts'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'
import styles from './PlaceCheckResult.module.css'

/** Renders the result of the check as a live region, with its details below. */
export const PlaceCheckResult = createLocationPart((slots) => slots.result, OwnPlaceCheckResult)

function OwnPlaceCheckResult() {
  const { state, actions, messages } = useDeliveryLocation()
  const { part: Further } = useLazy(
    loadFurther,
    state.slot.kind !== 'none' || state.check.kind === 'undeliverable',
  )
  return (
    <div className={styles.found}>
      <div className={styles.found} role="status">
        <Answer />
      </div>
      {state.isNearest && (
        <div className={styles.found}>
          <Button variant="quiet" onClick={() => actions.focusField()}>
            {messages.changePlace}
          </Button>
        </div>
      )}
      {Further && <Further />}
    </div>
  )
}

function Answer() {
  const { state, messages, offers } = useDeliveryLocation()
  const { check, place, isNearest, message } = state
  const { area } =
    check.kind === 'deliverable' && check.pincode !== place.pincode ? { area: undefined } : place
  if (state.isLocating) return <p className={styles.quiet}>{messages.locating}</p>
  switch (check.kind) {
    case 'idle':
      if (offers.productId !== undefined || place.city === undefined) return null
      return <Notice kind="good">{(isNearest ? messages.nearest : messages.found)(place)}</Notice>
    case 'unknown':
      return null
    case 'checking':
      return (
        <p className={styles.quiet}>
          {check.pincode === undefined ? messages.checkingPlace : messages.checking}
        </p>
      )
    case 'deliverable':
    case 'cityDeliverable':
      return (
        <Notice kind="good">
          {(isNearest ? messages.nearest : messages.found)({ ...check, area })}
          {message && <span className={styles.more}>{message}</span>}
        </Notice>
      )
    case 'undeliverable':
      return <Notice kind="caution">{messages.notAvailable}</Notice>
  }
}

const loadFurther = () =>
  import('../PlaceCheckDetails/PlaceCheckDetails.tsx').then((late) => late.PlaceCheckDetails)
