/** State of an element at the last check: not seen yet, in view, or out of view again. */
export type ElementVisibility = 'unseen' | 'shown' | 'gone'

/** Returns the new state of an element. Only an element that was shown before can be out of view again. */
export function getNextVisibility(before: ElementVisibility, inView: boolean): ElementVisibility {
  if (inView) return 'shown'
  return before === 'unseen' ? 'unseen' : 'gone'
}
