/** Name of the queue text messages wait in. */
export const smsQueue = 'text'
