import type { CallGroupDocs } from '../call/index.ts'
import { problemSchema } from '../problem/index.ts'
import { mediaUrlSchema } from './mediaUrlSchema.ts'
import { pictureSchema, pictureSizeSchema } from './pictureSchema.ts'

/** API reference of what all groups share. */
export const wireCallDocs: CallGroupDocs = {
  schemas: {
    Problem: problemSchema,
    MediaUrl: mediaUrlSchema,
    Picture: pictureSchema,
    PictureSize: pictureSizeSchema,
  },
  fields: {
    Problem: {
      status: 'Always false.',
      code: 'Stable code of the reason, such as `otp_wrong`.',
      message: 'The reason as a message for the shopper.',
      field: 'Field of the request that caused the error, in domain names.',
    },
    Picture: {
      src: 'URL of the largest size.',
      title: 'Title of the picture.',
      alt: 'Alt text of the picture.',
      width: 'Width of the largest size in px.',
      height: 'Height of the largest size in px.',
      sizes: 'All sizes, for `srcset`; at least one.',
    },
    PictureSize: { src: 'URL of this size.', width: 'Width of this size in px.' },
    all: {
      status: 'Always true: a rejected request has an error response.',
      error: 'Always false, if present.',
      result: 'Content of the response.',
      data: 'Content of the response.',
      message: 'Message for the shopper; may be empty.',
      brand: 'Slug of the brand.',
      fact: 'Value of the visit’s `fact` cookie, if there is one.',
      nid: 'Id of the product.',
      sku: 'Stock number of the product.',
      title: 'Display title.',
      alias: 'Path of the product page.',
      image: 'Its picture.',
      sell_price: 'Price of one unit in rupees.',
      list_price: 'List price of one unit in rupees, struck through where it is higher than the price.',
      qty: 'Quantity.',
      current_page: 'Number of the page, starting at 1.',
      total_pages: 'Number of pages, at least 1.',
      total: 'Number of entries on all pages.',
      pincode: 'Destination pincode (postal code).',
      city: 'Name of the city.',
      polyid: 'Id of the chosen place at the location service, the cookie of that name; a hint.',
      area_id: 'Id of the chosen area at the location service, the cookie `areaId`; a hint.',
      rsource: 'Where the store is viewed: `web` on a desktop, `mob` on a phone; a hint.',
      fa_source: '`app` inside the native app.',
      metainfo: 'Always `1`: asks for the metadata of the page too.',
      fc_cn: 'ISO numeric code of the country of delivery, the cookie of that name.',
      order_id: 'Id of the order.',
      order_number: 'Number of the order, to quote on the telephone, such as `MG-7K4QX2M3`.',
      created_at: 'Time of creation, ISO 8601 in UTC.',
      total_amt: 'Total in rupees.',
    },
  },
  calls: {},
}
