import { contactShadow } from './contactShadow.mjs'
import { softGround } from './softGround.mjs'
import { renderSolid } from './solid/renderSolid.mjs'

// A scene of one solid gift: `foot` is the width of what touches the table, `behind` and `before` are drawn round it.
export async function solidScene(
  solid,
  {
    tint,
    x = 600,
    y = 1070,
    scale = 1,
    pitch = 14,
    foot = 300,
    depth = foot * 0.17,
    drop = 0,
    behind = '',
    before = '',
    fine,
  },
) {
  const image = await renderSolid(solid, { x, y, scale, pitch, fine })
  const shadow = foot
    ? contactShadow({ x: x + 6, y: y - 6 + drop, width: foot * scale, depth: depth * scale })
    : ''
  return { ground: softGround(tint), gift: shadow + behind + image + before }
}
