const day = 24 * 60 * 60 * 1000

/** Session lifetimes in milliseconds: idle, absolute, and the interval at which use is recorded. */
export const sessionLifetimes = { idle: 14 * day, absolute: 30 * day, touch: 60 * 60 * 1000 } as const
