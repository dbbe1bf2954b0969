import type { homeMessages as English } from '../en/homeMessages.ts'

/** Hindi messages of the home page. */
export const homeMessages: typeof English = {
  finderLabel: 'जगह और तारीख से उपहार ढूँढें',
  where: 'डिलीवरी कहाँ करनी है',
  whereExample: 'शहर या पिनकोड',
  when: 'कब',
  find: 'उपहार देखें',
  prices: 'कीमत के हिसाब से उपहार',
  priceRanges: [
    { text: '₹500 से कम', query: 'price_to=499' },
    { text: '₹500 से ₹999', query: 'price_from=500&price_to=999' },
    { text: '₹1,000 से ₹1,999', query: 'price_from=1000&price_to=1999' },
    { text: '₹2,000 और ज़्यादा', query: 'price_from=2000' },
  ],
  emptyText: 'हमारे पहले उपहार आने ही वाले हैं। कृपया जल्द ही फिर आएँ।',
  kindsLabel: 'उपहारों की श्रेणियाँ',
  banners: 'आने वाले दिनों के लिए',
  occasions: 'हर मौके के लिए उपहार',
  bestSellers: 'सबसे ज़्यादा बिकने वाले',
  reviews: 'हमारे ग्राहक क्या कहते हैं',
  allReviews: 'सभी रिव्यू',
  stars: (stars) => `5 में से ${stars}`,
  said: (city, day) => `${city}, ${day}`,
  seeAll: 'सभी देखें',
  seeAllOf: (title) => `सभी देखें: ${title}`,
}
