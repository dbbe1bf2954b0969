import type { DeliveryLocationMessages } from './DeliveryLocationMessages.ts'

/** The box in English; quoted texts are those of specification 1, sections 2 and 8. */
export const en: DeliveryLocationMessages = {
  heading: 'Select Delivery Location',
  pincodeLabel: 'Pincode',
  pincodeHint: '6 digits, such as 560001',
  check: 'Check',
  checking: 'Checking this pincode',
  found: (city, pincode) => `${city}, ${pincode}`,
  notAvailable: 'Currently not available at this location.',
  fault: (fault) => {
    if (fault.kind === 'malformed') return 'Enter a 6 digit pincode'
    switch (fault.failure.kind) {
      case 'network':
        return 'Something went wrong. Please try again.'
      case 'broken':
        return lookupTexts[fault.failure.status] ?? wentWrong
      case 'refused':
        return lookupTexts[fault.failure.status] ?? fault.failure.message
      case 'encryption':
        return wentWrong
    }
  },
}

const wentWrong = 'Something went wrong. Please try again'

const lookupTexts: Readonly<Record<number, string>> = {
  400: wentWrong,
  401: wentWrong,
  403: wentWrong,
  404: wentWrong,
  504: wentWrong,
  500: 'Internal Server Error: Something went wrong on the server.',
  503: 'Service Unavailable: The server is currently unavailable.',
}
