import type { Decorator } from '@storybook/react-vite'
import { pseudoLocalizeArgs } from '../packages/config/src/storybook/pseudoLocalizeArgs.ts'
import { type StoryNetwork, setStoryNetwork } from '../packages/config/src/storybook/storyNetwork.ts'
import { applyDirection, applyTheme } from './applyGlobals.ts'

/** Renders a story as the toolbars say. */
export const withToolbars: Decorator = (Story, { args, canvasElement, globals, parameters, viewMode }) => {
  // What floats in the top layer or is scrolled by the window belongs to the page; a docs page has many stories.
  const page = viewMode === 'docs' ? [] : [canvasElement.ownerDocument.documentElement]
  for (const element of [...page, canvasElement]) {
    // Before the story renders, not in an effect: what it measures at first must be right already.
    applyTheme(element, globals)
    applyDirection(element, globals)
  }
  const network = { latency: latencyOf(globals.latency), failure: failureOf(globals.failure) }
  setStoryNetwork(network)

  const leave: unknown = parameters.pseudo?.leave
  const words = globals.locale === 'pseudo' ? pseudoLocalizeArgs(args, namesIn(leave)) : args
  // Scenes make their stores once, so another network or language needs a scene of its own.
  const scene = [network.latency, network.failure, globals.locale].join(' ')
  return <Story key={scene} args={words} />
}

const latencyOf = (value: unknown): StoryNetwork['latency'] =>
  value === '400ms' || value === '2s' || value === 'never' ? value : 'none'

const failureOf = (value: unknown): StoryNetwork['failure'] =>
  value === 'offline' || value === 'server' ? value : 'none'

const namesIn = (leave: unknown): ReadonlySet<string> =>
  new Set(Array.isArray(leave) ? leave.filter((name) => typeof name === 'string') : [])
