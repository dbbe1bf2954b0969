/**
 * Returns a preload link for the page's first image, with the image's own attributes, so that a browser requests it
 * before it has parsed the styles. Returns an empty string for a page without an image, or if its file depends on the
 * width of the window.
 */
export function createPicturePreloadLink(body: string): string {
  const place = findPicture(body)
  if (place === undefined) return ''
  const image = body.slice(place, body.indexOf('>', place))
  const given = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(image)?.[1]
  const parts = { href: given('src'), imagesrcset: given('srcset'), imagesizes: given('sizes') }
  const written = Object.entries(parts).flatMap(([name, text]) => (text ? [` ${name}="${text}"`] : []))
  return `<link rel="preload" as="image" fetchpriority="high"${written.join('')}>`
}

/**
 * Finds the image by searching backwards from its attribute to its tag, because a regular expression over a whole page
 * is slow.
 */
function findPicture(body: string): number | undefined {
  for (const { index } of body.matchAll(/ fetchpriority="high"/gi)) {
    const place = body.lastIndexOf('<', index)
    if (!body.startsWith('<img', place) || body.lastIndexOf('>', index) > place) continue
    const before = body.slice(0, place).trimEnd()
    const isOneOfSeveral = before.endsWith('>') && before.startsWith('<source', before.lastIndexOf('<'))
    return isOneOfSeveral ? undefined : place
  }
  return undefined
}
