import type { PincodeRow } from '../db/schema/pincodes.ts'

const served = (
  pincode: string,
  city: string,
  state: string,
  services: Partial<PincodeRow> = {},
): PincodeRow => ({
  pincode,
  city,
  cityId: city.toLowerCase().replaceAll(' ', '-'),
  state,
  vendor: true,
  courier: true,
  cake: true,
  ...services,
})

/** Fifteen pincodes whose cities are known for certain; what is delivered there is the sample merchant's choice. */
export const samplePincodes: readonly PincodeRow[] = [
  served('110001', 'New Delhi', 'Delhi'),
  served('400001', 'Mumbai', 'Maharashtra'),
  served('560001', 'Bengaluru', 'Karnataka'),
  served('700001', 'Kolkata', 'West Bengal'),
  served('600001', 'Chennai', 'Tamil Nadu'),
  served('122001', 'Gurugram', 'Haryana'),
  served('201301', 'Noida', 'Uttar Pradesh'),
  served('380001', 'Ahmedabad', 'Gujarat'),
  served('411001', 'Pune', 'Maharashtra'),
  served('500001', 'Hyderabad', 'Telangana'),
  served('302001', 'Jaipur', 'Rajasthan'),
  served('226001', 'Lucknow', 'Uttar Pradesh'),
  served('682001', 'Kochi', 'Kerala', { cake: false }),
  served('781001', 'Guwahati', 'Assam', { cake: false }),
  served('744101', 'Port Blair', 'Andaman and Nicobar Islands', { vendor: false, cake: false }),
]
