import type { GiftsMessages } from './GiftsMessages.ts'

/** Messages of an order's gifts in English; quoted texts are those of specification 1, section 8. */
export const giftsEn: GiftsMessages = {
  quantity: (quantity) => `Quantity ${quantity}`,
  arrives: (day) => `Arrives ${day}`,
  free: 'Free',
  addOns: (title) => `Add-ons for ${title}`,
  parts: (title) => `In ${title}`,
  part: (title, quantity) => (quantity === 1 ? title : `${quantity} × ${title}`),
  attribute: { weight: 'Weight', pieces: 'Pieces', cakeMessage: 'Message on the cake', other: 'Your choice' },
  ownPicture: (label) => `Your picture: ${label}`,
  pictureFailed: 'Error !',
}
