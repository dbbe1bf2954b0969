/** Returns the URL of a shopper's photo, which responds with 404 to visitors without access. */
export const getUploadUrl = (id: string): string => `/api/uploads/${id}`
