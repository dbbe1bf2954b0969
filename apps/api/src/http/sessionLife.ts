const day = 24 * 60 * 60 * 1000

/** How long a session lives: idle, in all, and how often its use is written down. Milliseconds. */
export const sessionLife = { idle: 14 * day, absolute: 30 * day, touch: 60 * 60 * 1000 } as const
