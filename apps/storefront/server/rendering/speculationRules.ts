const products = ['/p/*', '/*/p/*']

/**
 * Speculation rules: on hover or touch (`moderate`), Chromium prerenders a product and prefetches the document of any
 * other own page. It limits their number, and does nothing of it for visitors who save data.
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
          // A favorite tapped after the hover would be missing from the prefetched page.
          { not: { href_matches: ['/wishlist*', '/*/wishlist*'] } },
          // It remembers the language.
          { not: { href_matches: '/language/*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
