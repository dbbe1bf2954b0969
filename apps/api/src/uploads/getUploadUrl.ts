/** Returns the URL of a shopper's photo, which responds with 404 to visitors without access. */
export const getUploadUrl = (id: string): string => `/api/uploads/${id}`

/**
 * Returns the URL of a photo of an order for the merchant's staff, which needs the token of a staff member.
 *
 * @param brandUrl URL or path of the brand's API, such as `/api/marigold`.
 */
export const getStaffPhotoUrl = (brandUrl: string, orderNumber: string, id: string): string =>
  `${brandUrl}/staff/orders/${orderNumber}/photos/${id}`
