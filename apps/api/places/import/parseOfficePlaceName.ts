const kinds =
  /[\s.]*\b(?:(?:head )?post office|(?:nd|ed|ndt|t)so|(?:d\.?)?s\.? ?o|[hbp]\.? ?o|[gh]\.? ?p\.? ?o|mdg)\b\.?(?=\s|\(|$).*$/i

/**
 * Returns the place that an office is named after: `Koramangala S.O` is Koramangala, `New Colony SO Gurgaon` is New
 * Colony.
 */
export function parseOfficePlaceName(office: string): string {
  const name = office
    .replace(kinds, '')
    .replace(/\((?:[^()]*)\)/g, ' ')
    .replace(/[\s.,-]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  return isShouted(name)
    ? name.toLowerCase().replace(/(?<![\p{L}\p{N}])\p{L}/gu, (first) => first.toUpperCase())
    : name
}

const isShouted = (name: string) => /[A-Z]{5}/.test(name) && name === name.toUpperCase()

/** Returns whether an office is named after a place; counters, sorting halls and parcel offices are not. */
export const isPlaceName = (office: string): boolean =>
  !/\bcounter\b|\bextn?\b|\b(?:p?n|i)dc\b|delivery cent|cbpo|\bcprc\b|\becom\b|\bnsh\b/i.test(office)
