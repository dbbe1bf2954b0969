/** A person's title. */
export type NameTitle = 'Mr.' | 'Mrs.' | 'Ms.'
