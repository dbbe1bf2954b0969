const day = 24 * 60 * 60 * 1000

/** Session lifetimes: idle, absolute, and how often use is recorded. Milliseconds. */
export const sessionLife = { idle: 14 * day, absolute: 30 * day, touch: 60 * 60 * 1000 } as const
