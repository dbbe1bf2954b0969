/** How a person is addressed. */
export type NameTitle = 'Mr.' | 'Mrs.' | 'Ms.'
