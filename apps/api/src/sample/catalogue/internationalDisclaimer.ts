/** Disclaimer of every product delivered abroad, unless the product has its own. */
export const internationalDisclaimer: readonly string[] = [
  'Delivered on working days of the country it goes to.',
  'Flowers and fillings follow the season there and may differ from the picture.',
]
