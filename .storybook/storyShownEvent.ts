/** Event on a small frame of a docs page: its story is in its final state, or has failed. */
export const storyShownEvent = 'story-shown'
