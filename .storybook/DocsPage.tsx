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
 * Docs page. Components draw their stories in place. Everything larger shows each state as a small frame that loads
 * when it is scrolled into view: drawn at once, the 42 states of the product page took 19 s and 154,000 px.
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
