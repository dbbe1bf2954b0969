/** From this hour in India, a delivery counts from tomorrow (specification 2, section 4). */
export const cutoffHour = 22
