import {
  ArgTypes,
  Description,
  DocsContext,
  DocsPage as InlineDocsPage,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { StoryFrame } from './StoryFrame.tsx'

/**
 * Renders a docs page. Stories of components are rendered in place. Stories of larger parts are shown in small frames,
 * each of which loads when it is scrolled into view. Rendered all together, the 42 states of the product page took 19 s
 * and were 154,000 px high.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const context = useContext(DocsContext)
  const { title, component, parameters, argTypes } = preparedMeta
  const isSmall = /^(Components|Foundations|Welcome)\b/.test(title) && parameters.layout !== 'fullscreen'
  if (isSmall) return <InlineDocsPage />
  return (
    <>
      <Title />
      <Description of="meta" />
      <div className="story-frames sb-unstyled">
        {context.componentStories().map((story) => (
          <StoryFrame key={story.id} story={story} globals={context.getStoryContext(story).globals} />
        ))}
      </div>
      {component && Object.keys(argTypes).length > 0 && <ArgTypes of={component} />}
    </>
  )
}
