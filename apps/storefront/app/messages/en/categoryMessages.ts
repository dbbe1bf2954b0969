/** English messages of a category page. */
export const categoryMessages = {
  home: 'Home',
  breadcrumb: 'You are here',
  title: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
}
