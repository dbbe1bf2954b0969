import type { Decorator } from '@storybook/react-vite'
import { pseudoLocalizeArgs } from '../packages/config/src/storybook/pseudoLocalizeArgs.ts'
import { type StoryNetwork, setStoryNetwork } from '../packages/config/src/storybook/storyNetwork.ts'
import { applyDensity, applyDirection, applyTheme } from './applyGlobals.ts'

/** Renders a story with the toolbar settings. */
export const withToolbars: Decorator = (Story, { args, canvasElement, globals, parameters, viewMode }) => {
  // Elements in the top layer are outside the canvas, so the page's root gets the settings too. A docs page has many
  // stories, so its root does not.
  const page = viewMode === 'docs' ? [] : [canvasElement.ownerDocument.documentElement]
  for (const element of [...page, canvasElement]) {
    // The settings are applied before the story renders and not in an effect, because the story's first measurements
    // depend on them.
    applyTheme(element, globals)
    applyDensity(element, globals)
    applyDirection(element, globals)
  }
  const network = { latency: latencyOf(globals.latency), failure: failureOf(globals.failure) }
  setStoryNetwork(network)

  const leave: unknown = parameters.pseudo?.leave
  const words = globals.locale === 'pseudo' ? pseudoLocalizeArgs(args, namesIn(leave)) : args
  // Story wrappers create their state stores only once, so a change of the network settings or the language remounts
  // the wrapper.
  const scene = [network.latency, network.failure, globals.locale].join(' ')
  return <Story key={scene} args={words} />
}

const latencyOf = (value: unknown): StoryNetwork['latency'] =>
  value === '400ms' || value === '2s' || value === 'never' ? value : 'none'

const failureOf = (value: unknown): StoryNetwork['failure'] =>
  value === 'offline' || value === 'server' ? value : 'none'

const namesIn = (leave: unknown): ReadonlySet<string> =>
  new Set(Array.isArray(leave) ? leave.filter((name) => typeof name === 'string') : [])
