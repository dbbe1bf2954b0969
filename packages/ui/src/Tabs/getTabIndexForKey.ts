/** State of a tablist on keydown. */
interface TabStand {
  /** Index of the focused tab, from 0. */
  readonly at: number
  readonly count: number
  /** Whether the reading direction is right to left. */
  readonly rightToLeft: boolean
}

/** Returns the index of the tab that a key moves to; `undefined` if the tablist does not handle the key. */
export function getTabIndexForKey(key: string, { at, count, rightToLeft }: TabStand): number | undefined {
  const on = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft'
  switch (key) {
    case on:
      return (at + 1) % count
    case back:
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
