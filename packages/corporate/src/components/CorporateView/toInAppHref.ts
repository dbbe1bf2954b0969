/** Marks a URL for the shop's app, so that the next page knows that it is in the app. */
export function toInAppHref(href: string): string {
  const [address = '', hash] = href.split('#')
  const mark = address.includes('?') ? '&' : '?'
  return `${address}${mark}fa-source=app${hash === undefined ? '' : `#${hash}`}`
}
