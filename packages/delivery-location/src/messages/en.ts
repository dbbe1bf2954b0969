import type { ApiError } from '@store/api-client/contract/problem'
import type { GeolocationErrorKind } from '../store/GeolocationResult.ts'
import type { DeliveryLocationMessages, PlaceSummary } from './DeliveryLocationMessages.ts'

const formatPlace = ({ area, city, pincode }: PlaceSummary) =>
  [area, city, pincode].filter(Boolean).join(', ')

/**
 * Default English messages of the box; quoted texts are those of specification 1, sections 2, 5 and 8, and
 * specification 2, section 8.
 */
export const en: DeliveryLocationMessages = {
  heading: 'Select Delivery Location',
  sheetTitle: 'Enter delivery location',
  close: 'Close',
  pincodeLabel: 'Pincode',
  pincodeHint: '6 digits, such as 560001',
  postalCodeLabel: 'Postal code',
  placeLabel: 'City, area or pincode',
  placeAbroadLabel: 'City or postal code',
  placeHint: 'Such as Koramangala or 560034',
  notDeliverable: 'Not Deliverable',
  suggestions: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  searching: 'Searching locations…',
  noPlace: 'No matching address found.',
  noCity: 'No City Found',
  failed: 'Something went wrong. Please try again.',
  retry: 'Try again',
  check: 'Check',
  checking: 'Checking this pincode',
  checkingPlace: 'Checking this location',
  found: formatPlace,
  notAvailable: 'Currently not available at this location.',
  checkAvailable: 'Check available items',
  otherGifts: 'See gifts that can be delivered',
  pictureFailed: 'Error !',
  missingField: (mark) =>
    ({
      city: 'Select city to continue',
      pincode: 'Select pincode to continue',
      place: 'Select Delivery Location to continue',
      field: 'This Field is required',
    })[mark],
  useMyLocation: 'Use My Location',
  myLocationHint: 'Your browser will ask you first. We don’t store your location.',
  locating: 'Finding your location…',
  nearest: (place) => `The nearest place we found is ${formatPlace(place)}.`,
  changePlace: 'Not there? Change it',
  savedAddresses: 'Saved Addresses',
  selectAddress: 'Select Address',
  allAddresses: (count) => `Show all ${count} addresses`,
  loadingAddresses: 'Loading your addresses',
  noAddresses: 'You have no saved addresses yet.',
  address: {
    home: 'Home',
    office: 'Office',
    others: 'Others',
    checking: 'Checking delivery…',
    unavailable: 'Delivery not available at this location',
  },
  limitedCities: 'Available in Limited Cities',
  searchCity: 'Search city',
  cityCount: (count) => (count === 1 ? '1 city' : `${count} cities`),
  slotLabel: 'Earliest Delivery slot:',
  slot: (offsetDays, start, end) => `${offsetDays === 0 ? 'Today' : 'Tomorrow'} ${start}:00 - ${end}:00`,
  slotLoading: 'We are fetching next available slot',
  country: 'Country',
  leavingTitle: 'Change the delivery location?',
  leaving: (to) => `These gifts in your cart cannot be delivered ${to ? `in ${to}` : 'there'}:`,
  leave: 'Change location',
  stay: (city) => (city ? `Keep ${city}` : 'Keep my location'),
  deliverTo: (place) => `Deliver to ${formatPlace(place)}`,
  error: (fault) => {
    switch (fault.kind) {
      case 'malformed':
        return malformed[fault.wanted]
      case 'noPlace':
        return 'No matching address found.'
      case 'several':
        return 'Which location do you mean? Choose one from the list.'
      case 'position':
        return positionTexts[fault.why](fault.brandName)
      case 'failed':
        return failureText(fault.failure)
    }
  },
}

const malformed = {
  pincode: 'Enter a 6 digit pincode',
  postalCode: 'Enter a postal code of more than 3 characters',
  place: 'Enter a city, an area or a 6 digit pincode',
}

const positionTexts: Readonly<Record<GeolocationErrorKind, (brand: string) => string>> = {
  denied: (brand) =>
    `You have blocked ${brand} from tracking your location To use this, change your location settings in browser.`,
  unavailable: () => 'Location information is unavailable.',
  timeout: () => 'The request to get your location timed out.',
  unknown: () => 'An unknown error occurred.',
  unsupported: () => 'Geolocation is not supported by your browser.',
}

function failureText(failure: ApiError): string {
  switch (failure.kind) {
    case 'network':
      return 'Something went wrong. Please try again.'
    case 'invalidResponse':
      return lookupTexts[failure.status] ?? wentWrong
    case 'refused':
      return codeTexts[failure.code] ?? (isWrong(failure.status) ? wentWrong : failure.message)
    case 'encryption':
      return wentWrong
  }
}

const wentWrong = 'Something went wrong. Please try again'

/** Messages of API error codes, for any HTTP status. */
const codeTexts: Readonly<Record<string, string>> = {
  nowhere: 'Location information is unavailable.',
  unknown_city: en.noCity,
}

const isWrong = (status: number) => [400, 401, 403, 404].includes(status)

const lookupTexts: Readonly<Record<number, string>> = {
  500: 'Internal Server Error: Something went wrong on the server.',
  503: 'Service Unavailable: The server is currently unavailable.',
}
