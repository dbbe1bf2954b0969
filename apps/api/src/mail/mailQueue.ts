/** Name of the queue mails wait in. */
export const mailQueue = 'mail'

const day = 24 * 60 * 60 * 1000

/** Milliseconds a mail that is always of use is tried for, and waits at most when no instance of the store runs. */
export const mailRetryLimits = { tries: day, keeps: 7 * day } as const
