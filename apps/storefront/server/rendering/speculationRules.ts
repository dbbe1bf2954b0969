const products = ['/p/*', '/*/p/*']

/**
 * Speculation rules: on hover or touch (`moderate`), Chromium prerenders a product page and prefetches the document of
 * any other own page. Chromium limits their number, and does neither for visitors with data saver.
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { href_matches: products }, eagerness: 'moderate' }],
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: products } },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: ['/checkout*', '/*/checkout*'] } },
          // The cart may change between the hover and the tap.
          { not: { href_matches: ['/cart', '/*/cart'] } },
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
