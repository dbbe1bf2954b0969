/** Paths of the content pages that the specification names (1, section 2: Footer); a shop has those it describes. */
export const contentPagePaths = [
  ...['/about-us', '/sell-with-us', '/coupon-deals', '/cancellation-and-refund', '/termcondition'],
  ...['/retail-stores', '/career-page', '/show-media', '/privacy-page', '/blog', '/quotes', '/franchise'],
  ...['/faq', '/contact-us', '/download-app'],
] as const

/** Matches the path of a content page: one of the specification's, `/blog/<slug>` or `/pages/<slug>`. */
export const contentPagePathPattern = new RegExp(
  `^(${contentPagePaths.join('|')}|/(blog|pages)/[a-z0-9]+(-[a-z0-9]+)*)$`,
)
