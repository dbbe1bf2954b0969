import { isIgnoredProperty } from './isIgnoredProperty.ts'
import type { StyleSnapshot } from './readStyleSnapshots.ts'

/** Returns the style differences: a line for each element, with what has changed and how. */
export function compareStyleSnapshots(
  kind: readonly StyleSnapshot[],
  hostile: readonly StyleSnapshot[],
): readonly string[] {
  const found = new Map(hostile.map((look) => [look.of, look]))
  const known = new Set(kind.map(({ of }) => of))
  const changed = kind.flatMap((look) => {
    const other = found.get(look.of)
    if (!other) return [`${look.of}: is gone`]
    const changes = [...changedBox(look, other), ...changedStyle(look, other)]
    return changes.length > 0 ? [`${look.of}: ${changes.join('; ')}`] : []
  })
  return [...changed, ...hostile.flatMap(({ of }) => (known.has(of) ? [] : [`${of}: was not there`]))]
}

/**
 * Properties for which `getComputedStyle` returns the used length; the comparison of position and size already covers
 * them.
 */
const usedLengths =
  /^((perspective|transform)-origin|width|height|top|right|bottom|left|grid-template-(rows|columns))$/

function changedBox({ box }: StyleSnapshot, other: StyleSnapshot): readonly string[] {
  const isSame =
    box.length === other.box.length &&
    box.every((length, side) => Math.abs(length - (other.box[side] ?? Number.NaN)) < 0.5)
  const write = (lengths: readonly number[]) =>
    lengths.map((length) => Math.round(length * 10) / 10).join(' ')
  return isSame ? [] : [`box ${write(box)} → ${write(other.box)}`]
}

function changedStyle(look: StyleSnapshot, other: StyleSnapshot): readonly string[] {
  return Object.entries(look.style).flatMap(([name, was]) => {
    const isInBox = look.box.length > 0 && usedLengths.test(name)
    return was === other.style[name] || isInBox || isIgnoredProperty(name, look)
      ? []
      : [`${name} ${was} → ${other.style[name]}`]
  })
}
