/** A search in English. */
export const searchWords = {
  home: 'Home',
  breadcrumb: 'You are here',
  resultsFor: (text: string) => `Results for “${text}”`,
  giftsFor: (occasion: string) => `Gifts for ${occasion}`,
  allGifts: 'All gifts',
  mended: (text: string) => `Showing gifts for “${text}”.`,
  leftOut: (words: readonly string[]) =>
    words.length === 1
      ? `Nothing fits “${words[0]}”; it was left out.`
      : `Nothing fits ${words.map((word) => `“${word}”`).join(', ')}; these were left out.`,
  isPart: 'No gift has all of these words. These have some of them.',
  nothing: (text: string) => `Nothing was found for “${text}”`,
  hints: 'Look for fewer words, or for what it is: flowers, cake, plant.',
  bestSellers: 'What most shoppers like',
} as const
