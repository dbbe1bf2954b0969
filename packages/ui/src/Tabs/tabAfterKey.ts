/** Where a tablist stands when a key goes down. */
interface TabStand {
  /** Place of the tab that has focus, from 0. */
  readonly at: number
  readonly count: number
  /** Whether the reading direction is from right to left. */
  readonly rightToLeft: boolean
}

/** Place of the tab a key leads to; `undefined` when the key is none of the tablist's. */
export function tabAfterKey(key: string, { at, count, rightToLeft }: TabStand): number | undefined {
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
