import { greetingOccasions } from './catalogue/greetingOccasions.ts'

/** Occasions of a greeting card as database rows. */
export const sampleOccasions = Object.entries(greetingOccasions).map(([name, id], position) => ({
  id,
  name,
  position,
}))
