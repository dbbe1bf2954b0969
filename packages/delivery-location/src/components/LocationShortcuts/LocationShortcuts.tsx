import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { Button, HomeIcon, PinIcon } from '@store/ui'
import { useId, useSyncExternalStore } from 'react'
import { createLocationPart } from '../../react/createLocationPart.ts'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'
import styles from './LocationShortcuts.module.css'

/** Renders the location shortcuts: limited cities, the visitor's position, and saved addresses. */
export const LocationShortcuts = createLocationPart((slots) => slots.shortcuts, OwnLocationShortcuts)

function OwnLocationShortcuts() {
  const { state, actions, messages, offers } = useDeliveryLocation()
  const hintId = useId()
  const { cities } = offers.delivery ?? {}
  // Hidden for international users (specification 1, section 6).
  const isAtHome = state.country === indiaIsoCode && state.place.country === indiaIsoCode
  const hasAddresses = useHasAddresses() && isAtHome

  if (!cities && !isAtHome && !hasAddresses) return null
  return (
    <div className={styles.ways}>
      {cities && (
        <Button
          variant="quiet"
          icon={<PinIcon size="s" />}
          hasPopup="dialog"
          onClick={() => actions.open('cities')}
        >
          {messages.limitedCities}
        </Button>
      )}
      {isAtHome && (
        <Button
          variant="quiet"
          icon={<PinIcon size="s" />}
          busy={state.isLocating}
          describedBy={hintId}
          onClick={() => void actions.locateMe()}
        >
          {messages.useMyLocation}
        </Button>
      )}
      {hasAddresses && (
        <Button
          variant="quiet"
          icon={<HomeIcon size="s" />}
          hasPopup="dialog"
          busy={state.savedAddresses.status === 'loading'}
          onClick={() => void actions.openAddresses()}
        >
          {messages.savedAddresses}
        </Button>
      )}
      {isAtHome && (
        <p className={styles.hint} id={hintId}>
          {messages.myLocationHint}
        </p>
      )}
    </div>
  )
}

// Guests see a login button; users without a saved address see nothing (specification 1, section 2).
function useHasAddresses(): boolean {
  const { state, offers } = useDeliveryLocation()
  const { session } = offers
  const kind = useSyncExternalStore(
    session?.subscribe ?? noChanges,
    () => session?.getState().kind,
    () => session?.getInitialState().kind,
  )
  const { status, list } = state.savedAddresses
  if (kind === undefined) return false
  // While its dialog loads the addresses again, the button stays, so that focus can return to it.
  const isOpen = state.open === 'addresses'
  return kind === 'guest' || status === 'failed' || isOpen || list.length > 0
}

const noChanges = () => () => undefined
