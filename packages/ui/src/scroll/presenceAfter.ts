/** Where an element was when last looked at: not seen yet, on the screen, or gone from it again. */
export type Presence = 'unseen' | 'shown' | 'gone'

/** Where an element is now; only what was shown before can be gone. */
export function presenceAfter(before: Presence, inView: boolean): Presence {
  if (inView) return 'shown'
  return before === 'unseen' ? 'unseen' : 'gone'
}
