import type { DeliveryPlaceState } from '@store/api-client/contract/ports'

/** Returns the field's text for a chosen location: its pincode, or its city if only that is known. */
export const formatPlaceInput = ({ pincode, city = '' }: DeliveryPlaceState): string => pincode ?? city
