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
        return lookupTexts[fault.failure.status] ?? 'Something went wrong. Please try again'
      case 'refused':
      case 'encryption':
        return 'Something went wrong. Please try again'
    }
  },
}

const lookupTexts: Readonly<Record<number, string>> = {
  500: 'Internal Server Error: Something went wrong on the server.',
  503: 'Service Unavailable: The server is currently unavailable.',
}
