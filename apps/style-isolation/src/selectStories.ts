import { type ComponentType, createElement, type ReactElement } from 'react'

type Args = Readonly<Record<string, unknown>>
type Render = (args: Args) => ReactElement

/** The fields that are used here of a story, or of the default export of its file. */
interface Annotations {
  readonly component?: ComponentType<Args>
  readonly args?: Args
  readonly render?: Render
  readonly decorators?: readonly ((Story: () => ReactElement, context: object) => ReactElement)[]
  readonly tags?: readonly string[]
  readonly globals?: Readonly<Record<string, unknown>>
  readonly loaders?: unknown
  readonly play?: (context: object) => Promise<void>
}

/** Modules of story files by their path below `packages/`, without the ending. */
export type StoryModules = Readonly<Record<string, Readonly<Record<string, Annotations>>>>

/** A story that a page can render without Storybook. */
export interface Story {
  /** Path of the story's file and name of its export, such as `ui/src/Button/Button/Primary`. */
  readonly name: string
  readonly element: ReactElement
  /** The story's play function, which brings the story into its final state. */
  readonly play: (canvasElement: HTMLElement) => Promise<void>
}

/** Returns the chosen story, or all stories that look different before their play functions run. */
export const selectStories = (modules: StoryModules, chosen: string | null): readonly Story[] =>
  Object.entries(modules).flatMap(([path, { default: meta = {}, ...stories }]) =>
    selectFrom(path, meta, stories, chosen),
  )

function selectFrom(
  path: string,
  meta: Annotations,
  stories: Readonly<Record<string, Annotations>>,
  chosen: string | null,
): readonly Story[] {
  if (meta.loaders) return []
  const isChosen = (name: string, { globals = desktop, tags, play }: Annotations) =>
    chosen === null
      ? JSON.stringify(globals) === JSON.stringify(desktop) && (tags?.includes('snapshot') || !play)
      : chosen === `${path}/${name}`
  const found = Object.entries(stories).filter(([name, story]) => isChosen(name, story))
  // Stories of a file without args of their own differ only in their play functions.
  return found.flatMap(([name, story], place) =>
    place === 0 || story.args || story.render ? [compose(`${path}/${name}`, meta, story)] : [],
  )
}

const desktop = { viewport: { value: 'desktop' } }

function compose(name: string, meta: Annotations, story: Annotations): Story {
  const args = { ...meta.args, ...story.args }
  const { component = 'div' } = meta
  const render = story.render ?? meta.render ?? ((given) => createElement(component, given))
  const Decorated = [...(story.decorators ?? []), ...(meta.decorators ?? [])].reduce<() => ReactElement>(
    (Inner, decorator) => () => decorator(Inner, { args }),
    () => createElement(() => render(args)),
  )
  return {
    name,
    element: createElement(Decorated),
    play: async (canvasElement) => story.play?.({ canvasElement, args }),
  }
}
