import { picklist, pipe, transform } from 'valibot'

/** The wire's yes and no, 1 and 0. */
export const flag = pipe(
  picklist([0, 1]),
  transform((value) => value === 1),
)

/** Writes a yes or no for the wire. */
export const toFlag = (value: boolean): 0 | 1 => (value ? 1 : 0)
