/**
 * Names the page's first picture in its head, in the very words the picture has, so that a browser asks for it before it
 * has read the styles; a page without one, or with one whose file depends on the width of the window, stays as it is.
 */
export function preloadPicture(html: string): string {
  const place = html.search(/<img\b[^>]*\bfetchpriority="high"/i)
  if (place < 0 || /<source\b[^>]*>\s*$/i.test(html.slice(0, place))) return html
  const image = html.slice(place, html.indexOf('>', place))
  const said = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(image)?.[1]
  const parts = { href: said('src'), imagesrcset: said('srcset'), imagesizes: said('sizes') }
  const written = Object.entries(parts).flatMap(([name, text]) => (text ? [` ${name}="${text}"`] : []))
  const link = `<link rel="preload" as="image" fetchpriority="high"${written.join('')}>`
  // A function, for what a picture's address says of dollars is no pattern.
  return html.replace('<style>', () => `${link}<style>`)
}
