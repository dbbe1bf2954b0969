/** Name of the mail queue. */
export const mailQueue = 'mail'

const day = 24 * 60 * 60 * 1000

/** Milliseconds in which a mail without expiry is retried, and for which it waits at most while no instance runs. */
export const mailRetryLimits = { tries: day, keeps: 7 * day } as const
