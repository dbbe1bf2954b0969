/** Name of the SMS queue. */
export const smsQueueName = 'text'
