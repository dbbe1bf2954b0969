import type { DeliveryPlaceState } from '@store/api-client/contract/ports'

/** What stands in the field for a chosen place: its pincode, or its city where that is all there is. */
export const formatPlaceInput = ({ pincode, city = '' }: DeliveryPlaceState): string => pincode ?? city
