/** The home page in English. */
export const homeWords = {
  heroTitle: 'Fresh today, at their door today',
  heroText: 'Flowers, cakes and gifts made by florists and bakers near the door they go to.',
  heroLink: 'See today’s flowers',
  kindsLabel: 'Kinds of gifts',
  banners: 'For the days ahead',
  occasions: 'Gifts for every occasion',
  bestSellers: 'Best sellers',
  reviews: 'What shoppers say',
  allReviews: 'All reviews',
  stars: (stars: number) => `${stars} out of 5`,
  said: (city: string, day: string) => `${city}, ${day}`,
  seeAll: 'See all',
  seeAllOf: (title: string) => `See all ${title}`,
  trust: [
    { figure: '20+ Mn', text: 'Smiles Delivered' },
    { figure: '20000+', text: 'Pincodes Covered' },
    { figure: '620+', text: 'Cities Enjoying same-day delivery' },
  ],
} as const
