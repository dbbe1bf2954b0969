import sharp from 'sharp'
import { head } from '../solid/head.mjs'
import { makeSolid } from '../solid/makeSolid.mjs'
import { renderSolid } from '../solid/renderSolid.mjs'

// A rose as a small image one unit in radius, to lay many of them on a cake; `lean` turns it to the left or the right.
export async function roseSprite(tone, seed, lean = 0) {
  const solid = makeSolid()
  solid.place(head('rose', tone, seed), { x: 0, y: 0, z: 0, scale: 480, up: [lean, 0.6, 0.78] })
  const image = await renderSolid(solid, { x: 600, y: 600, scale: 1, pitch: 14, fine: 1 })
  const [, data] = image.match(/base64,([^"]+)/)
  const small = await sharp(Buffer.from(data, 'base64')).resize(360).png().toBuffer()
  return `<image x="-1.5" y="-1.5" width="3" height="3" href="data:image/png;base64,${small.toString('base64')}"/>`
}
