import { createLocationPart } from '../../react/createLocationPart.ts'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'
import { AlternativeGifts } from '../AlternativeGifts/AlternativeGifts.tsx'
import { NextDeliverySlot } from '../NextDeliverySlot/NextDeliverySlot.tsx'

/** Renders the details of a checked location: the next slot, or gifts that can be delivered there instead. */
export const PlaceCheckDetails = createLocationPart((slots) => slots.details, OwnPlaceCheckDetails)

function OwnPlaceCheckDetails() {
  const { state } = useDeliveryLocation()
  return state.check.kind === 'undeliverable' ? <AlternativeGifts /> : <NextDeliverySlot />
}
