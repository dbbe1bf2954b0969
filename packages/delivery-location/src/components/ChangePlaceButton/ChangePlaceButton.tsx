import { Button, PinIcon } from '@store/ui'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'
import { PlaceDialogs } from '../PlaceDialogs/PlaceDialogs.tsx'

/**
 * Renders a button that shows the delivery location and opens its dialogs. It needs no product, so it suits a header.
 */
export function ChangePlaceButton() {
  const { state, actions, messages } = useDeliveryLocation()
  const { place } = state
  const isKnown = place.city !== undefined || place.pincode !== undefined
  return (
    <>
      <Button
        variant="quiet"
        icon={<PinIcon size="s" />}
        hasPopup="dialog"
        onClick={() => actions.open('sheet')}
      >
        {isKnown ? messages.deliverTo(place) : messages.heading}
      </Button>
      <PlaceDialogs />
    </>
  )
}
