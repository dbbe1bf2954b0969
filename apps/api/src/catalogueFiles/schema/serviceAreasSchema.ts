import { array, check, description, optional, picklist, pipe, regex, strictObject, string } from 'valibot'
import { slugSchema } from './slugSchema.ts'

const pincode = pipe(string(), regex(/^[1-9]\d{5}$/, "six digits in quotes, such as '560001'"))
const country = pipe(string(), regex(/^[A-Z]{2}$/, 'two capital letters, such as IN'))

/**
 * Delivery areas and methods of the shop. If several areas cover a pincode, the most specific one applies: pincode
 * before city before state before country.
 */
export const serviceAreasSchema = array(
  pipe(
    strictObject({
      countries: optional(array(country)),
      states: optional(pipe(array(string()), description('Names of states of India.'))),
      cities: optional(pipe(array(slugSchema), description('Ids of the pincode directory.'))),
      pincodes: optional(array(pincode)),
      by: pipe(
        array(picklist(['vendor', 'courier', 'cake'])),
        description('vendor: by hand. courier: as a parcel. cake: a baker delivers cakes. []: no delivery.'),
      ),
    }),
    check(
      ({ countries, states, cities, pincodes }) => Boolean(countries || states || cities || pincodes),
      'countries, states, cities or pincodes',
    ),
  ),
)
