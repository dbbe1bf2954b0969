/** Name of the SMS queue. */
export const smsQueue = 'text'
