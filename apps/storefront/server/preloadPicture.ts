/**
 * A link that names the page's first picture in its head, in the very words the picture has, so that a browser asks for it
 * before it has read the styles; nothing for a page without one, or with one whose file depends on the width of the window.
 */
export function preloadPicture(body: string): string {
  const place = findPicture(body)
  if (place === undefined) return ''
  const image = body.slice(place, body.indexOf('>', place))
  const said = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(image)?.[1]
  const parts = { href: said('src'), imagesrcset: said('srcset'), imagesizes: said('sizes') }
  const written = Object.entries(parts).flatMap(([name, text]) => (text ? [` ${name}="${text}"`] : []))
  return `<link rel="preload" as="image" fetchpriority="high"${written.join('')}>`
}

/** Where the picture begins; from its word back to its tag, for a pattern over a whole page takes long. */
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
