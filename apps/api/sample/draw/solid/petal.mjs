// Adds one petal or leaf to a solid. It grows from `from` (distance to the axis) at height `lift` towards `angle` (radians).
// `rise` are the slopes along its length in degrees (0 flat out, 90 straight up), `outline(v)` its width (0 to 1) along it;
// `cup` bends its sides up (per unit of width), `ruffle` waves its edge, `fold` creases it along the middle.
export function petal(solid, form) {
  const { angle, from = 0, lift = 0, length, width, rise, outline, colour, across = 8, along = 9 } = form
  const { cup = 0, cupTip = cup, ruffle = 0, waves = 5, phase = 0, fold = 0, twist = 0, notch = 0 } = form
  const steps = 80
  const spine = [[from, lift, slope(rise, 0)]]
  for (let n = 1; n <= steps; n += 1) {
    const theta = slope(rise, n / steps)
    const [r, h] = spine[n - 1]
    spine.push([r + (Math.cos(theta) * length) / steps, h + (Math.sin(theta) * length) / steps, theta])
  }
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  solid.sheet({
    across,
    along,
    gloss: form.gloss ?? 0.06,
    through: form.through ?? 0.55,
    colour: (u, v) => colour(u * 2 - 1, towardsTip(v)),
    at: (u, even) => {
      const v = towardsTip(even)
      const side = u * 2 - 1
      const [r, h, theta] = spine[Math.round(Math.max(0, v * (1 - notch * (1 - Math.abs(side)) * v)) * steps)]
      const far = side * width * outline(v) * 0.5
      const bend = cup + (cupTip - cup) * v
      const turned = Math.abs(bend) < 1e-4 ? far : Math.sin(far * bend) / bend
      const raised = Math.abs(bend) < 1e-4 ? 0 : (1 - Math.cos(far * bend)) / bend
      const wave =
        Math.sin(side * waves + phase + v * 2) * ruffle * v * v * length * (0.4 + 0.6 * Math.abs(side))
      const up = raised + wave + fold * Math.abs(far) + twist * far * v
      const out = r - Math.sin(theta) * up
      return [out * c - turned * s, h + Math.cos(theta) * up, out * s + turned * c]
    },
  })
}

// Sets the rows of the grid closer near the tip, where the outline turns.
function towardsTip(v) {
  return 1 - (1 - v) ** 1.5
}

function slope(rise, v) {
  const at = v * (rise.length - 1)
  const low = Math.min(rise.length - 2, Math.floor(at))
  const share = at - low
  return ((rise[low] * (1 - share) + rise[low + 1] * share) * Math.PI) / 180
}
