const products = ['/p/*', '/*/p/*']
const carts = ['/cart', '/*/cart']

/**
 * Speculation rules: on hover or touch (`moderate`), Chromium prerenders a product page or the cart, and prefetches the
 * document of any other own page. Chromium limits their number, and does neither for visitors with data saver.
 *
 * A cart that changed after it was prerendered is loaded again when it is shown (`createVisitorStores`). The header's
 * link is left out, because it opens the mini cart.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    { where: { href_matches: products }, eagerness: 'moderate' },
    {
      where: { and: [{ href_matches: carts }, { not: { selector_matches: 'header *' } }] },
      eagerness: 'moderate',
    },
  ],
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: products } },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: ['/checkout*', '/*/checkout*'] } },
          // A prefetched document would have to be loaded again if the cart changed before the tap.
          { not: { href_matches: carts } },
          // A favorite that is tapped after the hover would be missing from the prefetched page.
          { not: { href_matches: ['/wishlist*', '/*/wishlist*'] } },
          // The link stores the language.
          { not: { href_matches: '/language/*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
