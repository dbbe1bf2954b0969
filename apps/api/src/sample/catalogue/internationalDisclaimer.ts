/** What is said of every product that goes to a place abroad, unless it says it in its own words. */
export const internationalDisclaimer: readonly string[] = [
  'Delivered on working days of the country it goes to.',
  'Flowers and fillings follow the season there and may differ from the picture.',
]
