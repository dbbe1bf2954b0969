/** Messages of the search page in English. */
export const searchMessages = {
  home: 'Home',
  breadcrumb: 'You are here',
  resultsFor: (text: string) => `Results for “${text}”`,
  giftsFor: (occasion: string) => `Gifts for ${occasion}`,
  allGifts: 'All gifts',
  mended: (text: string) => `Showing gifts for “${text}”.`,
  leftOut: (words: readonly string[]) =>
    words.length === 1
      ? `No gift matches “${words[0]}”, so we left it out.`
      : `No gift matches ${words.map((word) => `“${word}”`).join(', ')}, so we left them out.`,
  isPart: 'No gift matches all of these words. These match some of them.',
  nothing: (text: string) => `No results for “${text}”`,
  hints: 'Try fewer words, or a type of gift: flowers, cake, plant.',
  bestSellers: 'Popular gifts',
}
