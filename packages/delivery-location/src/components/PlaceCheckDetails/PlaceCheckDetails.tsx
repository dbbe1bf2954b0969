import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'
import { Alternatives } from '../Alternatives/Alternatives.tsx'
import { SlotLine } from '../SlotLine/SlotLine.tsx'

/** What helps on once a place is checked: the next slot, or what is delivered there instead. */
export function PlaceCheckDetails() {
  const { state } = useDeliveryLocation()
  return state.check.kind === 'undeliverable' ? <Alternatives /> : <SlotLine />
}
