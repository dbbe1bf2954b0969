/** Messages of the not-found page in English (specification 1, section 2). */
export const notFoundMessages = {
  title: 'Something went wrong',
  text: "But it's OK, We Got You",
  backHome: 'Back to Home',
  shelves: 'Find your new favourites',
}
