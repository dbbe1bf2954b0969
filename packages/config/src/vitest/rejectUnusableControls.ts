import { afterEach, expect } from 'vitest'
import { findUnusableControls, type StoryControls } from '../storybook/findUnusableControls.ts'

// Every control of a story can be used: none asks for a value that cannot be typed.
afterEach(({ story }: StoryContext) => {
  if (story) expect(findUnusableControls({ argTypes: story.argTypes, initialArgs: story.args })).toEqual([])
})

interface StoryContext {
  /** The story under test, set by Storybook. */
  readonly story?: Pick<StoryControls, 'argTypes'> & { readonly args: StoryControls['initialArgs'] }
}
