import type { CallGroupDocs } from '../call/index.ts'
import type { deliveryDateCalls } from './deliveryDateCalls.ts'

/** API reference of delivery dates. */
export const deliveryDatesCallDocs: CallGroupDocs<typeof deliveryDateCalls> = {
  schemas: {},
  fields: {
    area: {
      date: 'Date whose slots are requested, DD-MM-YYYY; without it the first available one.',
      status_code: '200 if the product can be delivered there, 404 if not.',
      dd: 'First delivery date, DD-MM-YYYY.',
      cof: 'Courier offset: days from today to the first date by courier; -1 for none.',
      vof: 'Vendor offset: days from today to the first date by vendor; -1 for none.',
      ov: 'Offered by vendor: 1 if a local vendor delivers it there.',
      oc: 'Offered by courier: 1 if a courier delivers it there.',
      tbs: 'Time slots of the date; empty if a courier delivers.',
      'tbs.id': 'Id of the slot in the cart.',
      'tbs.title': 'Name of the slot.',
      'tbs.start': 'Start hour, 0 to 23.',
      'tbs.end': 'End hour, 1 to 24.',
      'tbs.until': 'Hour in India until which it is ordered for the same day.',
      'tbs.chg': 'Surcharge in rupees.',
      'tbs.full': '1 if it is fully booked.',
      today: 'Today in India, DD-MM-YYYY.',
      last: 'Last date that can be ordered, DD-MM-YYYY.',
      cutoff: 'Hour in India until which the first date is ordered.',
      lead_v: 'Lead days of vendors: days before a delivery date until whose cut-off it is ordered.',
      lead_c: 'Lead days of couriers: days before a delivery date until whose cut-off it is ordered.',
      blocked: 'Dates without delivery, DD-MM-YYYY.',
      marked: 'Dates that the calendar marks, DD-MM-YYYY.',
    },
    courier: {
      country: 'ISO numeric code of the country; without it that of the product.',
      type: 'Kind of gift; a hint.',
      isNdd: '`1` if only next-day delivery counts.',
      'data.availability': '`1` if a courier delivers the product there, `0` if not.',
      'data.earliest_delivery_date': 'Earliest delivery date, DD-MM-YYYY, or that there is none.',
    },
    price: {
      delivery_date: 'Delivery date, DD-MM-YYYY.',
      valentine_date: 'Date of the season’s field, DD-MM-YYYY.',
      cart_api: 'Always `1`: prices come from the cart’s API.',
      price: 'Price on that date in rupees, before any option.',
      list_price: 'List price on that date in rupees, before any option.',
    },
    settings: {
      cutoff: 'Hour in India until which the first delivery date is ordered.',
      delivery_charge: 'Delivery charge in rupees.',
      free_from: 'Order value in rupees from which delivery is free.',
      has_slots: '1 if time slots can be chosen there.',
    },
  },
  calls: {
    settings: { errors: { 404: ['unknown_city'] } },
  },
}
