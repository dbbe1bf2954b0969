/** Name of the mail queue. */
export const mailQueueName = 'mail'

const day = 24 * 60 * 60 * 1000

/**
 * Milliseconds during which a mail without expiry is retried, which is also the longest time it waits if no instance
 * runs.
 */
export const mailRetryLimits = { tries: day, keeps: 7 * day } as const
