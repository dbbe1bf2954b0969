/** Servings of a cake by weight (specification 2, section 4). */
export const servingGuide = [
  { weight: '0.5 Kg', people: '4-6' },
  { weight: '1 Kg', people: '10-12' },
  { weight: '1.5 Kg', people: '14-16' },
  { weight: '2 Kg', people: '20-22' },
  { weight: '2.5 Kg', people: '24-26' },
  { weight: '3 Kg', people: '30-32' },
  { weight: '4 Kg', people: '40-42' },
] as const

/** Returns the servings of a cake of this weight, such as '10-12'; `undefined` for a weight not in the guide. */
export const findServingsByWeight = (weight: string): string | undefined =>
  servingGuide.find((row) => kilogramsOf(row.weight) === kilogramsOf(weight))?.people

function kilogramsOf(weight: string): number | undefined {
  const kilograms = /^(\d+(?:\.\d+)?)\s*kg$/i.exec(weight.trim())?.[1]
  return kilograms === undefined ? undefined : Number(kilograms)
}
