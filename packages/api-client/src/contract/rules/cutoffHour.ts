/** From this hour in India, an order counts as placed on the next day (specification 2, section 4). */
export const cutoffHour = 22
