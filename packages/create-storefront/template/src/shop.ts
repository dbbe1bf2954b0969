/** The shop as its visitors know it, and its name in the API's addresses. */
export const shop = { name: '{{title}}', brand: 'marigold' } as const
