import type { FakeProduct } from './FakeProduct.ts'

const side = 800

/** Draws a gift box as a data URL, in a different colour for each product; it needs no network and no file. */
export function drawFakePicture({ productId }: Pick<FakeProduct, 'productId'>): string {
  const hue = (productId * 47) % 360
  const box = `<path fill="hsl(${hue} 55% 62%)" d="M220 400h360v240H220z"/><path fill="hsl(${hue} 55% 52%)" d="M195 330h410v80H195z"/>`
  const ribbon = `<path fill="#fffcf7" d="M372 330h56v310h-56z"/>`
  const bow = `<g fill="none" stroke="#fffcf7" stroke-width="26"><ellipse cx="335" cy="285" rx="62" ry="34" transform="rotate(24 335 285)"/><ellipse cx="465" cy="285" rx="62" ry="34" transform="rotate(-24 465 285)"/></g>`
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" fill="hsl(${hue} 60% 90%)"/>${box}${ribbon}${bow}</svg>`,
  )}`
}
