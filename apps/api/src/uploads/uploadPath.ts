/** Address a picture of a shopper is seen at; whoever may not see it finds nothing there. */
export const uploadPath = (id: string): string => `/api/uploads/${id}`
