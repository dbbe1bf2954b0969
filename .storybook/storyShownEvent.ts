/** Event that is dispatched on a small frame of a docs page when its story is in its final state, or has failed. */
export const storyShownEvent = 'story-shown'
