/** Name and slug of the shop. */
export const shop = { name: '{{title}}', brand: 'marigold' } as const
