/** The shop's name and its slug in URLs; one setting for the whole host. */
export const brand = { slug: 'marigold', name: 'Marigold' } as const
