/** An address as the shop's app needs it: marked, so that the next page knows that it stands in the app too. */
export function linkInApp(href: string): string {
  const [address = '', hash] = href.split('#')
  const mark = address.includes('?') ? '&' : '?'
  return `${address}${mark}fa-source=app${hash === undefined ? '' : `#${hash}`}`
}
