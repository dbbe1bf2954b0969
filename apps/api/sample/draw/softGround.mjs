import { mixColours } from './mixColours.mjs'

// The warm ground behind every product: lit from the upper left, with a hint of the product's own tint.
export function softGround(tint) {
  const light = mixColours('#FFFCF7', tint, 0.05)
  const middle = mixColours('#FBF6EE', tint, 0.12)
  const low = mixColours('#F3EADD', tint, 0.2)
  return `
    <rect width="1200" height="1200" fill="linear(70, ${light}, ${middle} 55%, ${low})"/>
    <rect y="760" width="1200" height="440" fill="linear(90, ${low}/0, ${low}/0.75 40%, ${low}/0.55)"/>
    <ellipse cx="400" cy="330" rx="640" ry="520" fill="radial(50 50 50, #FFFFFF/0.85, #FFFFFF/0)"/>`
}
