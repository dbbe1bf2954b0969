import type { CallGroupDocs } from '../call/index.ts'
import { pincodeCitySchema } from './checkPincode.ts'
import type { deliveryCalls } from './deliveryCalls.ts'
import { placeSuggestionSchema, placeSuggestionsResponseSchema } from './PlaceSuggestion.ts'

/** API reference of delivery locations. */
export const deliveryCallDocs: CallGroupDocs<typeof deliveryCalls> = {
  schemas: {
    PlaceSuggestion: placeSuggestionSchema,
    PlaceSuggestionsResponse: placeSuggestionsResponseSchema,
    PincodeCity: pincodeCitySchema,
  },
  fields: {
    all: {
      state: 'State of the city, or region abroad.',
      searchtext: 'Text that is searched for.',
      merchant: 'Always 1.',
      lockdown: '1 if the store delivers there now, 0 if not.',
      city_id: 'Id of the city.',
      city_name: 'Modern name of the city.',
    },
    PlaceSuggestionsResponse: {
      'data.status': 'Whether anything was found.',
      'data.predictions': 'Suggested locations, best first.',
    },
    PlaceSuggestion: {
      description: 'Full description in one line.',
      structured_formatting: 'The same in two parts.',
      'structured_formatting.main_text': 'Name of the place.',
      'structured_formatting.secondary_text': 'Area around it.',
      pid: 'Id of the place at the location service.',
      area_id: 'Id of the area at the location service; may be empty.',
      lat: 'Latitude in degrees.',
      lng: 'Longitude in degrees.',
      certain: '1 if the text means this place and no other, so that it can be chosen without asking.',
    },
    checkPincode: {
      availability: '`1` if the product can be delivered there, `0` if not.',
      earliestDeliveryDate: 'Earliest delivery date, DD-MM-YYYY, or that there is none.',
      city_data: 'City of the pincode; null if no directory contains it.',
    },
    checkCity: {
      cds: 'Courier delivery: 1 if couriers deliver to the city.',
      vds: 'Vendor delivery: 1 if a local vendor delivers in the city.',
      cake: '1 if cakes are delivered in the city.',
      lockdown: '1 if the product can be delivered in the city: the one flag that decides.',
      resp_msg: 'Message of the store; may be empty.',
      resp_edd_msg: 'Message about the earliest delivery date; may be empty.',
      resp_edd_date: 'Earliest delivery date, DD-MM-YYYY; null if there is none.',
      offset: 'Days from today to the earliest delivery; negative if there is none.',
      category_label: 'Heading of the alternatives.',
      category_url: 'Path of all alternatives; null if there are none.',
      category_suggestions: 'Categories that can be delivered there.',
      'category_suggestions.link': 'Path of the category.',
      'category_suggestions.img': 'Path of its picture.',
      'category_suggestions.img_title': 'Alt text of its picture.',
    },
    cities: {
      search_char: 'First letter of a word of the city’s name.',
      nid: 'Id of the product: marks the cities where it is not delivered.',
    },
    suggest: {
      country: 'ISO numeric code of the country to search in.',
      nid: 'Id of the product: places where it is delivered come first.',
    },
    locate: {
      place_id: 'Id of a suggested place.',
      latitude: 'Latitude in degrees; rounded to about 100 m and not stored.',
      longitude: 'Longitude in degrees; rounded to about 100 m and not stored.',
      status_code: '200 with a location; 500 if the location service failed.',
      message: 'Message of the location service.',
      'data.postal_code': 'Pincode; empty for a whole city.',
      'data.pid': 'Id of the place at the location service.',
      'data.area_id': 'Id of the area at the location service.',
      'data.area': 'Neighborhood; may be empty.',
      'data.country': 'ISO numeric code of the country.',
    },
    nextSlot: {
      date: 'Date, D/M/YYYY.',
      'result.next_available_slot': 'The next slot of the date; null if none is left.',
      'result.next_available_slot.start': 'Start hour, 0 to 23.',
      'result.next_available_slot.end': 'End hour, 1 to 24.',
      'result.next_available_slot.cost': 'Surcharge in rupees.',
    },
    leftBehind: {
      prods: 'Lines of the cart that cannot be delivered there.',
      'prods.ci_id': 'Id of the line.',
      'prods.prod_url': 'Path of the picture.',
    },
    countries: { 'result.id': 'ISO numeric code.', 'result.name': 'Name of the country.' },
  },
  calls: {
    checkPincode: { isMinimal: true },
    checkCity: { isMinimal: true, errors: { 404: ['unknown_city'] } },
    suggest: { isMinimal: true, errors: { 404: ['not_found'] } },
    locate: { isMinimal: true, errors: { 404: ['nowhere', 'unknown_place'] } },
    countries: { isMinimal: true },
  },
}
